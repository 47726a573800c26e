import type { SupportQuestion } from '@bolillero/contract/calls/support';
import { adminSupportTexts as texts } from '@bolillero/texts/admin-support';
import { instantInWords } from '../../../components/ui/dates.ts';
import { EmailText } from '../../../components/ui/EmailText.tsx';
import { ScrollBox } from '../../../components/ui/ScrollBox.tsx';
import classes from './Support.module.css';

/** A message in full: who wrote it, when, and every line of it. */
export function MessageFacts({ message }: { message: SupportQuestion }) {
  return (
    <dl className={classes.facts}>
      <div>
        <dt>{texts.from}</dt>
        <dd>
          {message.name}
          <span className={classes.email}>
            <EmailText email={message.email} />
          </span>
        </dd>
      </div>
      <div>
        <dt>{texts.received}</dt>
        <dd>{instantInWords(message.createdAt)}</dd>
      </div>
      <div data-wide>
        <dt>{texts.message}</dt>
        <dd>
          <ScrollBox className={classes.letter} label={texts.message}>
            {message.message}
          </ScrollBox>
        </dd>
      </div>
      {message.answer !== null && (
        <>
          <div data-wide>
            <dt>{texts.answer}</dt>
            <dd>
              <ScrollBox className={classes.letter} label={texts.answer}>
                {message.answer}
              </ScrollBox>
            </dd>
          </div>
          {message.answeredAt !== null && (
            <div>
              <dt>{texts.answered}</dt>
              <dd>{instantInWords(message.answeredAt)}</dd>
            </div>
          )}
          {message.answeredBy !== null && (
            <div>
              <dt>{texts.answeredBy}</dt>
              <dd>{message.answeredBy}</dd>
            </div>
          )}
        </>
      )}
    </dl>
  );
}
