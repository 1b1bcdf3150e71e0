import type { ComponentProps } from 'react';
import { cn } from '#src/lib/class-names.ts';
import { controlClass, useFieldControl } from './field.tsx';

export function TextInput({ className, type = 'text', ...native }: ComponentProps<'input'>) {
  const control = useFieldControl(native);
  return <input {...control} type={type} className={cn(controlClass, className)} />;
}

export function TextArea({ className, ...native }: ComponentProps<'textarea'>) {
  const control = useFieldControl(native);
  return (
    <textarea {...control} className={cn(controlClass, 'h-auto resize-y py-2.5', className)} />
  );
}
