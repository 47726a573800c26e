import type { ErrorComponentProps } from '@tanstack/react-router';
import { Frame } from '../components/layout/Frame.tsx';
import { Header } from '../components/layout/Header.tsx';
import { ErrorMessage } from './ErrorMessage.tsx';

/** The same where a guard could not be asked, or the frame itself did not come: in a plain one. */
export function ErrorPage(props: ErrorComponentProps) {
  return (
    <Frame header={<Header signedIn={false} />}>
      <ErrorMessage {...props} />
    </Frame>
  );
}
