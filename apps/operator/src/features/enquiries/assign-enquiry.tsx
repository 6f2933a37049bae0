import { assignEnquiry } from '@uid/contract/staff-enquiries';
import type { Enquiry } from '@uid/contract/staff-enquiries';
import { isClientError } from '@uid/contract/client-errors';
import { SelectField } from '@uid/ui/select-field';

import { useWrite } from '../../request/use-write.ts';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { useMay } from '../../staff/who.ts';
import { useOfferUndo } from '../../undo/use-offer-undo.ts';
import styles from './enquiries.module.css';
import { enquiryTexts } from './enquiry-texts.ts';

/** Assigns the enquiry to a colleague who may answer it, or to nobody. A choice is saved at once. */
export function AssignEnquiry({ enquiry }: { enquiry: Enquiry }) {
  const own = useTexts(enquiryTexts);
  const { language, notify, warn } = useConsoleSession();
  const { send, isBusy } = useWrite(assignEnquiry);
  const may = useMay();
  const offerUndo = useOfferUndo();
  const { no, revision, state, assignee, assignable } = enquiry;
  if (!may(assignEnquiry.permission) || state === 'closed')
    return (
      <section className={styles.part}>
        <h2>{own.assignee}</h2>
        <p>{assignee ? (assignee.email ?? own.gone) : own.nobody}</p>
      </section>
    );
  // A colleague who has lost the right to answer may still be assigned.
  const others = assignee && !assignable.some(({ id }) => id === assignee.id) ? [assignee] : [];
  const give = (id: string) =>
    void send({ language, no, revision, ...(id && { assignee: id }) }).then(
      (given) =>
        offerUndo({
          words: own.assigned,
          endpoint: assignEnquiry,
          input: {
            language,
            no,
            revision: given.revision,
            ...(assignee && { assignee: assignee.id }),
          },
          onDone: () => notify(own.undone),
        }),
      (cause: unknown) => {
        if (!isClientError(cause)) throw cause;
        if (cause.kind !== 'aborted') warn(cause.message);
      },
    );
  return (
    <section className={styles.part}>
      <SelectField
        name="assignee"
        label={own.assignee}
        value={assignee?.id ?? ''}
        disabled={isBusy}
        options={[
          { value: '', label: own.nobody },
          ...[...others, ...assignable].map(({ id, email }) => ({
            value: id,
            label: email ?? own.gone,
          })),
        ]}
        onChange={({ target }) => give(target.value)}
      />
    </section>
  );
}
