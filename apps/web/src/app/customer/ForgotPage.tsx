import { accountFormTexts } from '@bolillero/texts/account-forms';
import { uiTexts } from '@bolillero/texts/ui';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { SlipPage } from '../../components/layout/SlipPage.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { TextLink } from '../../components/ui/ButtonLink.tsx';
import { ForgotForm } from '../../features/account/components/ForgotForm.tsx';
import { paths, routes } from '../../paths.ts';
import classes from './entrance.module.css';

const route = getRouteApi(`/visitor${routes.forgot}`);
const words = accountFormTexts.forgot;

/** Asks for a link by mail. Whether there is such an account is never said. */
export function ForgotPage() {
  const { promotion, next } = route.useSearch();
  const onward = { ...(promotion && { promotion }), ...(next && { next }) };
  const [sent, setSent] = useState(false);
  const title = useRef<HTMLHeadingElement>(null);
  const form = useRef<HTMLDivElement>(null);
  const asked = useRef(false);
  // what was pressed is gone: the focus goes to what took its place
  useEffect(() => {
    if (sent) title.current?.focus();
    else if (asked.current) form.current?.querySelector('input')?.focus();
    asked.current = sent;
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
          <div ref={form}>
            <ForgotForm onSent={() => setSent(true)} />
          </div>
        </>
      )}
      <p className={classes.other}>
        <TextLink {...paths.signIn(onward)}>{words.back}</TextLink>
      </p>
    </SlipPage>
  );
}
