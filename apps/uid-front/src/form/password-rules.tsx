import { passwordLength } from '@uid/contract/identity';
import type { PasswordRule } from '@uid/contract/identity';
import { classNames } from '@uid/ui/class-names';
import { Icon } from '@uid/ui/icon';

import { useSession } from '../session/session-context.ts';
import styles from './new-password.module.css';
import { passwordLengthOf, ruleTexts } from './new-password.ts';

const texts = {
  zh: {
    label: '密码要求',
    met: '已满足：',
    broken: '未满足：',
    now: (n: number) => `（现在 ${n} 个）`,
  },
  en: {
    label: 'Password rules',
    met: 'Met: ',
    broken: 'Not met: ',
    now: (n: number) => ` (now ${n})`,
  },
};

interface PasswordRulesProps {
  rules: readonly PasswordRule[];
  password: string;
  /** True if the account exists already: it may have a second factor, which allows a shorter password. */
  isKnown: boolean;
  /** The rules that the server says the current password breaks. */
  broken: readonly PasswordRule[];
}

export function PasswordRules({ rules, password, isKnown, broken }: PasswordRulesProps) {
  const { language } = useSession();
  const own = texts[language];
  const { rules: sentences, lengthOfKnown } = ruleTexts[language];
  const length = passwordLengthOf(password);
  const isLongEnough = length >= passwordLength.min && length <= passwordLength.max;
  return (
    <ul className={styles.rules} aria-label={own.label}>
      {rules.map((rule) => {
        const isBroken = broken.includes(rule);
        const isMet = rule === 'length' && isLongEnough && !isBroken;
        return (
          <li
            key={rule}
            className={classNames(styles.rule, isBroken && styles.broken, isMet && styles.met)}
          >
            <RuleIcon {...{ isMet, isBroken }} />
            <span>
              {rule === 'length' && isKnown ? lengthOfKnown : sentences[rule]}
              {rule === 'length' && length > 0 && !isMet && own.now(length)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function RuleIcon({ isMet, isBroken }: { isMet: boolean; isBroken: boolean }) {
  const own = texts[useSession().language];
  if (isBroken) return <Icon name="error" size={16} label={own.broken} />;
  return isMet ? <Icon name="check" size={16} label={own.met} /> : <Icon name="minus" size={16} />;
}
