import type { ComponentProps } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { controlLook } from './control-styles.ts';
import { useFieldControl } from './field-context.ts';

export function TextArea({ className, ...own }: ComponentProps<'textarea'>) {
  const control = useFieldControl(own);
  return (
    <textarea
      {...control}
      className={classNames(controlLook, 'h-auto resize-y py-2.5', className)}
    />
  );
}
