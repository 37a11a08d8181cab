import { useState } from 'react';
import { deskSystem } from '#content/desk.ts';
import { CheckboxField } from '../components/checkbox-field.tsx';
import { areNotificationsOn, switchNotifications } from '../use-hot-lead-notification.ts';
import { SystemCard } from './system-card.tsx';

/** A setting of this browser, not of the user: each device asks for its own permission. */
export function Notifications() {
  const [isOn, setIsOn] = useState(areNotificationsOn);
  const [isRefused, setIsRefused] = useState(false);
  const change = async (shouldBeOn: boolean) => {
    const isNowOn = await switchNotifications(shouldBeOn);
    setIsOn(isNowOn);
    setIsRefused(shouldBeOn && !isNowOn);
  };
  return (
    <SystemCard title={deskSystem.notifications}>
      <CheckboxField label={deskSystem.notifyHot} checked={isOn} onChange={change} />
      <p role="status" className="text-danger empty:absolute">
        {isRefused && deskSystem.notifyRefused}
      </p>
    </SystemCard>
  );
}
