import type { ComponentProps } from 'react';
import { cn } from '#src/lib/class-names.ts';
import { controlVariants, useFieldControl } from './control.ts';

interface TextInputProps extends ComponentProps<'input'> {
  variant?: 'input' | 'code';
}

export function TextInput({ variant, className, type = 'text', ...native }: TextInputProps) {
  const control = useFieldControl(native);
  return <input {...control} type={type} className={cn(controlVariants({ variant }), className)} />;
}

export function TextArea({ className, ...native }: ComponentProps<'textarea'>) {
  const control = useFieldControl(native);
  return <textarea {...control} className={cn(controlVariants({ variant: 'area' }), className)} />;
}
