import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { deskFrame } from '#content/desk.ts';
import { personPath } from './people/person-link.tsx';

const STORE = 'desk-notify';

/** True if notifications are switched on and the browser allows them. */
export const isNotified = (): boolean =>
  'Notification' in window && Notification.permission === 'granted' && localStorage.getItem(STORE) === 'on';

/** Asks the browser for permission if needed. Returns the new state. */
export async function setNotified(on: boolean): Promise<boolean> {
  localStorage.setItem(STORE, on ? 'on' : 'off');
  if (on && 'Notification' in window) await Notification.requestPermission();
  return isNotified();
}

type HotLead = Readonly<{ id: string; created_at: number }> | null | undefined;

/** Shows a system notification about a new hot lead. It names nobody, since screens are shared. */
export function useHotLeads(hottest: HotLead): void {
  const [, go] = useLocation();
  const newest = useRef<number>(undefined);
  const showNotification = useEffectEvent((id: string) => {
    const notice = new Notification(deskFrame.hotLead, { body: deskFrame.hotLeadText, tag: id });
    notice.onclick = () => {
      window.focus();
      go(personPath(id));
    };
  });
  const hottestTime = hottest?.created_at ?? 0;
  const id = hottest?.id;
  useEffect(() => {
    if (hottest === undefined) return;
    // The first response only sets the time from which on leads are new.
    if (newest.current !== undefined && hottestTime > newest.current && id && isNotified())
      showNotification(id);
    newest.current = Math.max(hottestTime, newest.current ?? 0);
  }, [hottest, hottestTime, id]);
}
