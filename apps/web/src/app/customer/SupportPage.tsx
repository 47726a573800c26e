import { supportTexts as words } from '@bolillero/texts/public-support';
import { TextLink } from '../../components/ui/ButtonLink.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { PageMeta } from '../../components/ui/PageMeta.tsx';
import { SupportForm } from '../../features/support/components/SupportForm.tsx';
import { useCustomerSession } from '../../session/customer.ts';
import { paths } from '../paths.ts';
import classes from './SupportPage.module.css';

/** Writing to support; who is signed in need not say who they are. */
export function SupportPage() {
  const session = useCustomerSession();
  const known =
    session.state === 'in'
      ? { email: session.person.email, name: `${session.person.name} ${session.person.lastname}`.trim() }
      : { email: '', name: '' };
  return (
    <>
      <PageHeader title={words.title} subtitle={words.lead} />
      <PageMeta title={words.title} description={words.description} />
      <div className={classes.paper}>
        <SupportForm key={known.email} known={known} />
      </div>
      <p className={classes.before}>
        {words.faqHint} <TextLink {...paths.faq()}>{words.faq}</TextLink>
      </p>
    </>
  );
}
