import { Link } from '@tanstack/react-router';
import { isClientError } from '@uid/contract/client-errors';
import {
  bringContentBack,
  saveContentDraft,
  scheduleContent,
  withdrawContent,
  withdrawContentSchedule,
} from '@uid/contract/staff-contents';
import type { ContentSchedule, StaffContent } from '@uid/contract/staff-contents';
import { Button } from '@uid/ui/button';
import { Disclosure } from '@uid/ui/disclosure';
import type { FormEvent } from 'react';

import { useFormats } from '../../format/use-formats.ts';
import { ActionButton } from '../../request/action-button.tsx';
import { useWrite } from '../../request/use-write.ts';
import { Part, Rows } from '../../screen/part.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { contentWords } from './content-words.ts';
import { editorWords } from './editor-words.ts';
import styles from './editor.module.css';
import { ownAddress } from './public-path.ts';
import { StartsField, useStarts } from './starts-field.tsx';

/** The planned changes of a content, and the actions that take it off the site. */
export function Plans({ content }: { content: StaffContent }) {
  const own = useTexts(editorWords);
  const { parts: names } = useTexts(contentWords);
  const { language, notify } = useConsoleSession();
  const { time, list } = useFormats();
  const may = useMay();
  const { appearsAt, schedules, canBeWithdrawn, isWithdrawn } = content;
  const mayPublish = may(scheduleContent.permission);
  const isThere = schedules.length > 0 || content.parts.some(({ published }) => published);
  const titleOf = ({ action, at, parts }: ContentSchedule) =>
    action === 'withdraw'
      ? own.planWithdraw(time(at))
      : own.planPublish(time(at), list(parts.map((part) => names[part])));
  return (
    <Part title={own.plans}>
      {appearsAt !== undefined && <p>{own.appears(time(appearsAt))}</p>}
      <Rows rows={schedules} keyOf={({ id }) => id} empty={own.plansEmpty}>
        {(plan) => ({
          text: titleOf(plan),
          small: [
            plan.person.email,
            plan.isHeld && own.held,
            plan.isHeld && (own.heldReasons[plan.reason ?? ''] ?? own.notWhole),
          ]
            .filter(Boolean)
            .join(' · '),
          side: mayPublish && (
            <ActionButton
              endpoint={withdrawContentSchedule}
              input={{ language, id: plan.id }}
              tone="quiet"
              onDone={() => notify(own.takenBack)}
            >
              {own.takeBack}
            </ActionButton>
          ),
        })}
      </Rows>
      {!canBeWithdrawn && <p className={styles.small}>{own.lasting}</p>}
      {mayPublish && isWithdrawn && <BringBack content={content} />}
      {mayPublish && canBeWithdrawn && !isWithdrawn && isThere && (
        <Disclosure title={own.withdraw}>
          <Withdraw content={content} />
        </Disclosure>
      )}
    </Part>
  );
}

function readPartsOf({ parts }: StaffContent) {
  return parts.map(({ part, revision }) => ({ part, revision }));
}

function BringBack({ content }: { content: StaffContent }) {
  const own = useTexts(editorWords);
  const { language, notify } = useConsoleSession();
  const may = useMay();
  const { kind, id } = content;
  const from = ownAddress(kind, id);
  return (
    <div className={styles.act}>
      <p>{own.isWithdrawn}</p>
      <ActionButton
        endpoint={bringContentBack}
        input={{ language, kind, id, parts: readPartsOf(content) }}
        onDone={() => notify(own.broughtBack)}
      >
        {own.bringBack}
      </ActionButton>
      {from !== undefined && may(saveContentDraft.permission) && (
        <Link to="/contents/new" search={{ kind: 'redirect', id, from }}>
          {own.leadElsewhere}
        </Link>
      )}
    </div>
  );
}

function Withdraw({ content }: { content: StaffContent }) {
  const own = useTexts(editorWords);
  const { language, notify, warn } = useConsoleSession();
  const { starts, forget, isUnfinished, field } = useStarts();
  const now = useWrite(withdrawContent);
  const later = useWrite(scheduleContent);
  const { kind, id } = content;
  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUnfinished(event.currentTarget)) return;
    const input = { language, kind, id, parts: readPartsOf(content) };
    try {
      if (starts) await later.send({ ...input, action: 'withdraw', starts });
      else await now.send(input);
      forget();
      notify(starts ? own.planned : own.withdrawn);
    } catch (cause) {
      if (!isClientError(cause)) throw cause;
      if (cause.kind !== 'aborted') warn(cause.message);
    }
  }
  return (
    <form className={styles.act} onSubmit={(event) => void handleSubmit(event)} noValidate>
      <p className={styles.small}>{own.withdrawLead}</p>
      <StartsField id="withdraw-starts" {...field} />
      <Button type="submit" tone="danger" size="small" busy={now.isBusy || later.isBusy}>
        {starts ? own.planWithdrawal : own.withdrawNow}
      </Button>
    </form>
  );
}
