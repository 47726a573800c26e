import { proofTexts as words } from '@bolillero/texts/public-proof';
import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import readingClasses from '../../components/reading/reading.module.css';
import { Loaded } from '../../components/ui/Loaded.tsx';
import { PageHeader } from '../../components/ui/PageHeader.tsx';
import { PageMeta } from '../../components/ui/PageMeta.tsx';
import { RowsSkeleton } from '../../components/ui/skeletons.tsx';
import { chainEndQuery, verifiedQuery } from '../../features/proof/api.ts';
import { VerifyAnswer } from '../../features/proof/components/VerifyAnswer.tsx';
import { VerifyForm } from '../../features/proof/components/VerifyForm.tsx';
import { WholeChain } from '../../features/proof/components/WholeChain.tsx';
import { readHash } from '../../features/proof/sha256.ts';
import { routes } from '../../paths.ts';

const route = getRouteApi(`/open${routes.proof}`);

/** Whether a file is in the chain of proof, since when, and how to check the chain. */
export function ProofPage() {
  const { sha256 = '', codigo } = route.useSearch();
  const navigate = route.useNavigate();
  const asked = readHash(sha256) ?? undefined;
  const end = useQuery(chainEndQuery());
  return (
    <>
      <PageHeader title={words.title} />
      <PageMeta title={words.title} description={words.description} />
      <p className={readingClasses.lead}>{words.lead}</p>
      <VerifyForm
        asked={asked}
        onHash={(hash) => void navigate({ search: (before) => ({ ...before, sha256: hash }), replace: true })}
      />
      <div aria-live="polite">{asked !== undefined && <Answer sha256={asked} />}</div>
      <Loaded query={end} waiting={<RowsSkeleton rows={2} height={56} />}>
        {(now) => <WholeChain end={now} code={codigo} />}
      </Loaded>
    </>
  );
}

function Answer({ sha256 }: { sha256: string }) {
  const query = useQuery(verifiedQuery(sha256));
  return (
    <Loaded query={query} waiting={<RowsSkeleton rows={1} height={160} />}>
      {(verified) => <VerifyAnswer verified={verified} />}
    </Loaded>
  );
}
