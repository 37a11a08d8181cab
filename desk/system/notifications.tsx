import { useState } from 'react';
import { deskSystem } from '#content/desk.ts';
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
      <label className="inline-flex min-h-11 items-center gap-2 font-semibold lg:pointer-fine:min-h-9">
        <input
          type="checkbox"
          className="size-4.5 shrink-0 accent-brand"
          checked={isOn}
          onChange={(event) => change(event.target.checked)}
        />
        {deskSystem.notifyHot}
      </label>
      <p role="status" className="text-danger empty:absolute">
        {isRefused && deskSystem.notifyRefused}
      </p>
    </SystemCard>
  );
}
