import { publicTexts } from '@bolillero/texts/public';
import { supportTexts as words } from '@bolillero/texts/public-support';
import { purchaseNumber } from '@bolillero/texts/purchase-number';
import { useSearch } from '@tanstack/react-router';
import { Beside } from '../../components/reading/Beside.tsx';
import { TextLink } from '../../components/ui/ButtonLink.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { PageMeta } from '../../components/ui/PageMeta.tsx';
import { SupportForm } from '../../features/support/components/SupportForm.tsx';
import { paths } from '../../paths.ts';
import { useCustomerSession } from '../../session/customer.ts';
import classes from './SupportPage.module.css';

/** Writing to support; who is signed in need not say who they are, nor which purchase they come from. */
export function SupportPage() {
  const session = useCustomerSession();
  const { compra } = useSearch({ strict: false });
  const about = compra === undefined ? '' : words.about(purchaseNumber(compra));
  const known =
    session.state === 'in'
      ? { email: session.person.email, name: `${session.person.name} ${session.person.lastname}`.trim() }
      : { email: '', name: '' };
  return (
    <>
      <PageHeader title={words.title} subtitle={words.lead} />
      <PageMeta title={words.title} description={words.description} />
      <Beside
        aside={
          <div className={classes.before}>
            {publicTexts.support.points.map(({ title, text }) => (
              <section key={title}>
                <h2>{title}</h2>
                <p>{text}</p>
              </section>
            ))}
            <p className={classes.ways}>
              <TextLink {...paths.faq()}>{words.faq}</TextLink>
              <TextLink {...paths.responsiblePlay()}>{publicTexts.support.responsible}</TextLink>
            </p>
          </div>
        }
      >
        <div className={classes.paper}>
          <SupportForm key={known.email} known={known} about={about} />
        </div>
      </Beside>
    </>
  );
}
