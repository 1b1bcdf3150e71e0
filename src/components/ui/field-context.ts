import { createContext, use } from 'react';

export interface FieldControlProps {
  id?: string;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
}

/** What a `<Field>` tells the control inside it. Empty outside of one: controls also stand alone. */
export const FieldContext = createContext<FieldControlProps>({});

/** The control's own props over those of the field around it. */
export function useFieldControl<Props extends object>(own: Props): Props & FieldControlProps {
  return { ...use(FieldContext), ...own };
}
