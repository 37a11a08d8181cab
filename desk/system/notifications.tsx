import { useState } from 'react';
import { Card } from '#app/components/ui/card.tsx';
import { deskSystem } from '#content/desk.ts';
import { areNotificationsOn, switchNotifications } from '../use-hot-lead-notification.ts';

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
    <Card className="p-5">
      <h2 className="mb-3 text-h3">{deskSystem.notifications}</h2>
      <label className="inline-flex min-h-11 items-center gap-2 font-semibold lg:pointer-fine:min-h-9">
        <input
          type="checkbox"
          className="size-4.5 accent-brand"
          checked={isOn}
          onChange={(event) => change(event.target.checked)}
        />
        {deskSystem.notifyHot}
      </label>
      <p role="status" className="text-danger">
        {isRefused && deskSystem.notifyRefused}
      </p>
    </Card>
  );
}
