import { Fragment } from 'react';

/** An e-mail address that may go on in a new line after its signs, and not within a word. */
export function EmailText({ email }: { email: string }) {
  return email.split(/(?<=[@._+-])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one text, which stand still
    <Fragment key={index}>
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
