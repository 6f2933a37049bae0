import { TextField } from '@uid/ui/text-field';
import type { TextFieldProps } from '@uid/ui/text-field';
import { useEffect, useRef } from 'react';

/** The value in a form's data for a day or a minute of which only a part is typed. */
export const unfinished = '?';

/**
 * A field for a day, or for a day and a minute. A partly typed value is not an empty field, although the control's
 * value is empty.
 */
export function TimeField(props: TextFieldProps & { type: 'date' | 'datetime-local' }) {
  const { name } = props;
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const input = field.current;
    const tell = ({ formData }: FormDataEvent) => {
      if (input?.validity.badInput) formData.set(name, unfinished);
    };
    const form = input?.form;
    form?.addEventListener('formdata', tell);
    return () => form?.removeEventListener('formdata', tell);
  }, [name]);
  return <TextField {...props} ref={field} />;
}
