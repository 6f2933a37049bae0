import { renamePasskey } from '@uid/contract/account';
import type { Passkey } from '@uid/contract/account';
import { z } from '@uid/contract/zod';
import { Button } from '@uid/ui/button';
import { Row } from '@uid/ui/row-list';
import { TextField } from '@uid/ui/text-field';
import { useState } from 'react';

import { Form } from '@uid/forms/form';
import { FormHolder } from '@uid/forms/form-holder';
import { useForm } from '@uid/forms/use-form';
import { formatDay } from '@uid/ui/format-time';
import { useSession } from '../../../session/session-context.ts';
import { RemovePasskey } from './remove-passkey.tsx';

const texts = {
  zh: {
    added: (day: string) => `${day}添加`,
    used: (day: string) => `，最近一次使用在 ${day}`,
    unused: '，还没有用过',
    rename: '改名',
    name: '新名称',
    save: '保存名称',
  },
  en: {
    added: (day: string) => `Added on ${day}`,
    used: (day: string) => `, last used on ${day}`,
    unused: ', not used yet',
    rename: 'Rename',
    name: 'New name',
    save: 'Save the name',
  },
};

interface PasskeyRowProps {
  passkey: Passkey;
  onRenamed: () => void;
  /** Undefined if the passkey is the only way to log in. */
  onRemoved: (() => void) | undefined;
}

export function PasskeyRow({ passkey, onRenamed, onRemoved }: PasskeyRowProps) {
  const { language } = useSession();
  const [isNaming, setNaming] = useState(false);
  const own = texts[language];
  const { name, createdAt, lastUsedAt } = passkey;
  const finish = () => {
    setNaming(false);
    onRenamed();
  };
  return (
    <Row
      title={name}
      trailing={
        <>
          <Button
            tone="quiet"
            size="small"
            aria-label={`${own.rename} ${name}`}
            aria-expanded={isNaming}
            onClick={() => setNaming(!isNaming)}
          >
            {own.rename}
          </Button>
          {onRemoved && <RemovePasskey passkey={passkey} onRemoved={onRemoved} />}
        </>
      }
    >
      {own.added(formatDay(createdAt, language))}
      {lastUsedAt === undefined ? own.unused : own.used(formatDay(lastUsedAt, language))}
      <FormHolder isOpen={isNaming} onReopen={() => setNaming(true)}>
        <RenameForm passkey={passkey} onRenamed={finish} />
      </FormHolder>
    </Row>
  );
}

const schema = z.pick(renamePasskey.input, { name: true });

function RenameForm({ passkey, onRenamed }: Pick<PasskeyRowProps, 'passkey' | 'onRenamed'>) {
  const { language, send } = useSession();
  const own = texts[language];
  const form = useForm({
    schema,
    onSubmit: async ({ name }) => {
      await send(renamePasskey, { id: passkey.id, name });
      onRenamed();
    },
  });
  return (
    <Form form={form} submit={own.save}>
      <TextField
        id={`name-${passkey.id}`}
        name="name"
        label={own.name}
        error={form.fields['name']}
        defaultValue={passkey.name}
        maxLength={60}
        autoComplete="off"
      />
    </Form>
  );
}
