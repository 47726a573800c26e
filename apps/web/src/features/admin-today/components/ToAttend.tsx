import { adminMailTexts } from '@bolillero/texts/admin-mail';
import { adminTodayTexts as texts } from '@bolillero/texts/admin-today';
import { agoInWords } from '@bolillero/texts/closing';
import { mailReasonText } from '@bolillero/texts/mail-reasons';
import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import IconMailExclamation from '@tabler/icons-react/dist/esm/icons/IconMailExclamation.mjs';
import { useNavigate } from '@tanstack/react-router';
import { type DueMail, useDueMail, useDueQuestions } from '../../../api/dashboard.ts';
import { serverNow } from '../../../api/server-clock.ts';
import { Key } from '../../../components/keys/Key.tsx';
import { useKeys } from '../../../components/keys/use-keys.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { ButtonLink } from '../../../components/ui/ButtonLink.tsx';
import { showError, showSuccess } from '../../../components/ui/notice-store.ts';
import { paths } from '../../../paths.ts';
import { useResend } from '../api.ts';
import { Block } from './Block.tsx';
import classes from './Today.module.css';

/** From so many milliseconds on somebody has waited too long for an answer. */
const tooLong = 24 * 3_600_000;

/** What people asked and nobody has answered, the oldest first. */
export function OpenQuestions() {
  const query = useDueQuestions();
  const navigate = useNavigate();
  const open = query.data?.open ?? 0;
  useKeys(
    open > 0 ? [{ key: 'p', label: texts.answer, run: () => void navigate(paths.adminSupport()) }] : [],
  );
  return (
    <Block
      title={
        <>
          {texts.questions} {open > 0 && <span className={classes.tag}>{open}</span>}
        </>
      }
      action={
        open > 0 && (
          <ButtonLink {...paths.adminSupport()} variant="subtle" size="sm" rightSection={<Key>P</Key>}>
            {texts.answer}
          </ButtonLink>
        )
      }
      query={query}
      height={90}
    >
      {({ data }) => (
        <div className={classes.card}>
          {data.length === 0 && <p className={classes.nothing}>{texts.noQuestions}</p>}
          {data.map(({ id, name, message, createdAt }) => {
            const waited = serverNow() - Date.parse(createdAt);
            return (
              <div key={id} className={classes.question}>
                <strong className={classes.cut} title={name}>
                  {name}
                </strong>
                <span className={classes.cut} title={message}>
                  {message}
                </span>
                <span className={classes.ago} data-late={waited > tooLong || undefined}>
                  {agoInWords(waited)}
                </span>
              </div>
            );
          })}
        </div>
      )}
    </Block>
  );
}

/** The mails that do not get through; an administrator's. */
export function FailingMail() {
  const query = useDueMail();
  const failing = query.data?.failing ?? 0;
  return (
    <Block
      title={
        <>
          {texts.mail}
          {failing > 0 && (
            <span className={classes.tag} data-tone="danger">
              <IconMailExclamation size={14} aria-hidden="true" /> {failing}
            </span>
          )}
        </>
      }
      action={<ForAdministrators />}
      query={query}
      height={60}
    >
      {({ data }) => (
        <div className={classes.card}>
          {data.length === 0 && <p className={classes.nothing}>{texts.noMail}</p>}
          {data.map((mail) => (
            <FailingRow key={mail.id} mail={mail} />
          ))}
        </div>
      )}
    </Block>
  );
}

/** A mail with why it fails. One that is tried again by itself leads to the list; one that was given up goes again at once. */
function FailingRow({ mail: { id, subject, address, error, waits } }: { mail: DueMail['data'][number] }) {
  const again = useResend();
  const resend = async () => {
    try {
      await again.mutateAsync(id);
      showSuccess(adminMailTexts.resent);
    } catch (failure) {
      showError(failure);
    }
  };
  return (
    <div className={classes.mail}>
      <strong className={classes.cut} title={`${subject} · ${address}`}>
        {subject}
      </strong>
      <span className={classes.reason}>{mailReasonText(error)}</span>
      {waits ? (
        <ButtonLink {...paths.adminMail()} variant="default" size="sm">
          {texts.seeMail}
        </ButtonLink>
      ) : (
        <Button
          variant="default"
          size="sm"
          loading={again.isPending}
          aria-label={texts.resendOf(subject, address)}
          onClick={() => void resend()}
        >
          {texts.resend}
        </Button>
      )}
    </div>
  );
}

/** Says that operators do not see this part. */
export function ForAdministrators() {
  return (
    <span className={classes.reserved}>
      <IconLock size={12} aria-hidden="true" /> {texts.administrators}
    </span>
  );
}
