import { checkNotifications } from '@bolillero/contract/calls/notifications';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { request } from '../../../api/client.ts';
import { notificationsQuery } from '../../../api/queries.ts';

/** Marks notifications as seen; the bell follows. */
export function useCheckNotifications() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly number[]) =>
      request(checkNotifications, { body: { notificaciones: [...ids] } }),
    onSuccess: () => client.invalidateQueries({ queryKey: notificationsQuery().queryKey }),
  });
}
