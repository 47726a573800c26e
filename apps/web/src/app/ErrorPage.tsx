import type { ErrorComponentProps } from '@tanstack/react-router';
import { ErrorMessage } from './ErrorMessage.tsx';

/** The same where there is no frame: a guard could not be asked, or the frame itself did not come. */
export function ErrorPage(props: ErrorComponentProps) {
  return (
    <main>
      <ErrorMessage {...props} />
    </main>
  );
}
