import type { ComponentProps } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { controlLook } from './control-styles.ts';
import { useFieldControl } from './field-context.ts';

export function TextInput({ className, type = 'text', ...own }: ComponentProps<'input'>) {
  const control = useFieldControl(own);
  return <input {...control} type={type} className={classNames(controlLook, className)} />;
}
