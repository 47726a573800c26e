import { uiTexts } from '@bolillero/texts/ui';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconCircleX from '@tabler/icons-react/dist/esm/icons/IconCircleX.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import classes from './Notices.module.css';
import { noticeSlots } from './notice-slots.ts';
import { type Notice, noticeStore } from './notice-store.ts';
import { openDialogs } from './open-dialogs.ts';

const icons = { success: IconCircleCheck, warning: IconAlertTriangle, error: IconCircleX };

/**
 * The timed notices, one live region for the whole application: in the line that a page keeps for them, else above everything,
 * where the frame says.
 */
export function Notices() {
  const notices = useSyncExternalStore(noticeStore.subscribe, noticeStore.get);
  const dialog = useSyncExternalStore(openDialogs.subscribe, openDialogs.top);
  const slot = useSyncExternalStore(noticeSlots.subscribe, noticeSlots.top);
  const inSlot = dialog === undefined && slot !== undefined;
  const [place] = useState(() => document.createElement('div'));
  const host = useRef<HTMLElement>(null);
  const some = notices.length > 0;
  const newest = notices.at(-1)?.id;
  const shown = inSlot ? notices.slice(-1) : notices;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another dialog is another place; which one, only this moment knows
  useEffect(() => {
    // within the dialog that is open: what lies outside it could be seen and not clicked
    ((some && (openDialogs.top() ?? noticeSlots.top())) || document.body).append(place);
    if (inSlot) return;
    // the top layer, and its top
    if (host.current?.matches(':popover-open')) host.current.hidePopover();
    if (some && newest) host.current?.showPopover();
  }, [some, newest, dialog, slot, inSlot, place]);
  useEffect(() => () => place.remove(), [place]);
  return createPortal(
    <section
      ref={host}
      popover={inSlot ? undefined : 'manual'}
      className={classes.host}
      data-in-slot={inSlot || undefined}
      data-over-dialog={dialog !== undefined || undefined}
      aria-label={uiTexts.notices}
    >
      <div role="status" className={classes.list}>
        {shown.filter((notice) => notice.kind !== 'error').map(card)}
      </div>
      <div role="alert" className={classes.list}>
        {shown.filter((notice) => notice.kind === 'error').map(card)}
      </div>
    </section>,
    place,
  );
}

const card = (notice: Notice) => <NoticeCard key={notice.id} notice={notice} />;

function NoticeCard({ notice }: { notice: Notice }) {
  const [held, setHeld] = useState(false);
  const close = () => noticeStore.close(notice.id);
  useEffect(() => {
    if (held || notice.ms === null) return;
    const timer = setTimeout(() => noticeStore.close(notice.id), notice.ms);
    return () => clearTimeout(timer);
  }, [held, notice]);
  const Icon = icons[notice.kind];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing at a notice only keeps it on the screen
    <div
      className={classes.notice}
      data-kind={notice.kind}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon className={classes.icon} size={20} aria-hidden="true" />
      <span className="visually-hidden">{uiTexts.noticeKinds[notice.kind]}: </span>
      <span className={classes.text}>{notice.text}</span>
      {notice.action && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            notice.action?.run();
            close();
          }}
        >
          {notice.action.label}
        </button>
      )}
      <button type="button" className={classes.close} aria-label={uiTexts.close} onClick={close}>
        <IconX size={16} aria-hidden="true" />
      </button>
    </div>
  );
}
