import { longestPassword, type PasswordFault, passwordFaults } from '@bolillero/domain/accounts/password';
import { accountFormTexts } from '@bolillero/texts/account-forms';
import IconCircle from '@tabler/icons-react/dist/esm/icons/IconCircle.mjs';
import IconCircleCheckFilled from '@tabler/icons-react/dist/esm/icons/IconCircleCheckFilled.mjs';
import classes from './PasswordRules.module.css';

const words = accountFormTexts.rules;

interface Rule {
  readonly text: string;
  readonly faults: readonly PasswordFault[];
}

/** What a password needs, ticked off while it is typed. */
export function PasswordRules({ id, password, minimum }: { id: string; password: string; minimum: number }) {
  const rules: readonly Rule[] = [
    { text: words.uppercase, faults: ['uppercase-missing'] },
    { text: words.lowercase, faults: ['lowercase-missing'] },
    { text: words.digit, faults: ['digit-missing'] },
    { text: words.length(minimum, longestPassword), faults: ['too-short', 'too-long'] },
    { text: words.special, faults: ['special-missing'] },
  ];
  const faults = passwordFaults(password, minimum);
  const shown = faults.includes('space')
    ? [...rules, { text: words.noSpaces, faults: ['space' as const] }]
    : rules;
  return (
    <div id={id} className={classes.rules}>
      <p className={classes.title}>{words.title}</p>
      <ul className={classes.list}>
        {shown.map((rule) => {
          const met = !rule.faults.some((fault) => faults.includes(fault));
          const Icon = met ? IconCircleCheckFilled : IconCircle;
          return (
            <li key={rule.text} className={classes.rule} data-met={met || undefined}>
              <Icon size={16} aria-hidden="true" />
              {rule.text}
              <span className="visually-hidden">: {met ? words.met : words.unmet}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
