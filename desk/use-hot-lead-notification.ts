import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'wouter';
import { deskFrame } from '#content/desk.ts';
import { personPath } from './people/person-link.tsx';

const STORAGE_KEY = 'desk-notify';

/** True if notifications are switched on and the browser allows them. */
export const areNotificationsOn = (): boolean =>
  'Notification' in window &&
  Notification.permission === 'granted' &&
  localStorage.getItem(STORAGE_KEY) === 'on';

/** Asks the browser for permission if needed. Returns true if notifications are on now. */
export async function switchNotifications(isOn: boolean): Promise<boolean> {
  localStorage.setItem(STORAGE_KEY, isOn ? 'on' : 'off');
  if (isOn && 'Notification' in window) await Notification.requestPermission();
  return areNotificationsOn();
}

type HotLead = Readonly<{ id: string; created_at: number }> | null | undefined;

/** Shows a system notification about a new hot lead. It contains no name, since others may see the screen. */
export function useHotLeadNotification(hotLead: HotLead): void {
  const [, navigate] = useLocation();
  const newestTime = useRef<number>(undefined);
  const showNotification = useEffectEvent((id: string) => {
    const notification = new Notification(deskFrame.hotLead, { body: deskFrame.hotLeadText, tag: id });
    notification.onclick = () => {
      window.focus();
      navigate(personPath(id));
    };
  });
  const leadTime = hotLead?.created_at ?? 0;
  const id = hotLead?.id;
  useEffect(() => {
    if (hotLead === undefined) return;
    // The first response shows no notification. It only sets the start time for new leads.
    if (newestTime.current !== undefined && leadTime > newestTime.current && id && areNotificationsOn())
      showNotification(id);
    newestTime.current = Math.max(leadTime, newestTime.current ?? 0);
  }, [hotLead, leadTime, id]);
}
