import { contentKinds } from '@uid/contract/content-kinds';
import type { ContentKind } from '@uid/contract/content-kinds';
import { titleOfPart } from '@uid/contract/content-parts';
import type { Language } from '@uid/contract/language';
import { getStaffContent } from '@uid/contract/staff-contents';
import type { StaffContent } from '@uid/contract/staff-contents';

import { DoneToLink } from '../../detail/done-to-link.tsx';
import { Answered } from '../../request/answered.tsx';
import { useAnswer } from '../../request/use-answer.ts';
import { usePathPart } from '../../routing/use-address.ts';
import { MissingScreen } from '../../screen/missing-screen.tsx';
import { Screen } from '../../screen/screen.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { PicturePickerPlace } from '../media/picture-picker.tsx';
import { ContentEditor } from './content-editor.tsx';
import { ContentStatus } from './content-status.tsx';
import { contentWords } from './content-words.ts';
import { readText } from './part-text.ts';

/** One content, to be edited, published and withdrawn, language by language. */
export function ContentScreen() {
  const named = usePathPart('kind');
  const id = usePathPart('id');
  const kind = contentKinds.find((each) => each === named);
  return kind ? <Content key={`${kind}/${id}`} kind={kind} id={id} /> : <MissingScreen />;
}

function Content({ kind, id }: { kind: ContentKind; id: string }) {
  const own = useTexts(contentWords);
  const { language } = useConsoleSession();
  const answer = useAnswer(getStaffContent, { language, kind, id });
  const { data } = answer;
  return (
    <Screen
      title={(data && titleIn(data, language)) ?? (id === kind ? own.kinds[kind] : id)}
      lead={id === kind ? undefined : own.kinds[kind]}
      actions={data && <ContentStatus content={statesOf(data)} />}
    >
      <Answered answer={answer}>
        {(content) => (
          <>
            <PicturePickerPlace>
              <ContentEditor content={content} />
            </PicturePickerPlace>
            <DoneToLink subject={`${kind}/${id}`} />
          </>
        )}
      </Answered>
    </Screen>
  );
}

function titleIn({ parts }: StaffContent, language: Language): string | undefined {
  const part = parts.find((each) => each.part === language) ?? parts[0];
  return part && titleOfPart(readText(part.draft ?? part.published));
}

function statesOf({ parts, schedules, isWithdrawn }: StaffContent) {
  const named = (name: 'draft' | 'offered') =>
    parts.filter((each) => each[name]).map(({ part }) => part);
  return {
    isPublished: parts.every(({ published }) => published),
    isWithdrawn,
    isPlanned: schedules.some(({ isHeld }) => !isHeld),
    isHeld: schedules.some(({ isHeld }) => isHeld),
    drafts: named('draft'),
    offers: named('offered'),
  };
}
