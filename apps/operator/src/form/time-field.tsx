import { TextField } from '@uid/ui/text-field';
import type { TextFieldProps } from '@uid/ui/text-field';
import { useEffect, useRef } from 'react';

/** In a form’s data: of a day or a minute, something is typed and something is missing. */
export const unfinished = '?';

/** A day, or a minute of one. Begun and not finished it is no empty field, although its value is empty. */
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
