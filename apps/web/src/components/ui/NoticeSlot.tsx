import { useLayoutEffect, useRef } from 'react';
import { noticeSlots } from './notice-slots.ts';

/**
 * A page's own line for notices, in its flow: they stand there, the newest alone, and float over nothing. Empty it takes no
 * room. Only while a window is open do they stand above that.
 */
export function NoticeSlot({ className }: { className?: string | undefined }) {
  const slot = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = slot.current;
    if (!element) return;
    noticeSlots.add(element);
    return () => noticeSlots.remove(element);
  }, []);
  return <div ref={slot} className={className} />;
}
