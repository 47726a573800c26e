import { accountFormTexts } from '@bolillero/texts/account-forms';
import { uiTexts } from '@bolillero/texts/ui';
import { useEffect, useRef, useState } from 'react';
import { SlipPage } from '../../components/layout/SlipPage.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { TextLink } from '../../components/ui/ButtonLink.tsx';
import { ForgotForm } from '../../features/account/components/ForgotForm.tsx';
import { paths } from '../paths.ts';
import classes from './entrance.module.css';

const words = accountFormTexts.forgot;

/** Asks for a link by mail. Whether there is such an account is never said. */
export function ForgotPage() {
  const [sent, setSent] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (sent) title.current?.focus();
  }, [sent]);
  return (
    <SlipPage>
      <title>{`${words.title} · ${uiTexts.brand}`}</title>
      <h1 ref={title} tabIndex={-1} className={classes.title}>
        {sent ? words.sentTitle : words.title}
      </h1>
      {sent ? (
        <>
          <p className={classes.lead}>{words.sent}</p>
          <p className={classes.lead}>{words.notThere}</p>
          <Button variant="default" fullWidth onClick={() => setSent(false)}>
            {words.again}
          </Button>
        </>
      ) : (
        <>
          <p className={classes.lead}>{words.lead}</p>
          <ForgotForm onSent={() => setSent(true)} />
        </>
      )}
      <p className={classes.other}>
        <TextLink {...paths.signIn()}>{words.back}</TextLink>
      </p>
    </SlipPage>
  );
}
