import { useState } from 'react';
import { Card } from '#app/components/ui/card.tsx';
import { deskSystem } from '#content/desk.ts';
import { isNotified, setNotified } from '../use-hot-leads.ts';

/** A setting of this browser, not of the user: each device asks for its own permission. */
export function Notifications() {
  const [isOn, setIsOn] = useState(isNotified);
  const [isRefused, setRefused] = useState(false);
  const set = async (wanted: boolean) => {
    const now = await setNotified(wanted);
    setIsOn(now);
    setRefused(wanted && !now);
  };
  return (
    <Card className="p-5">
      <h2 className="mb-3 text-h3">{deskSystem.notifications}</h2>
      <label className="inline-flex min-h-11 items-center gap-2 font-semibold lg:pointer-fine:min-h-9">
        <input
          type="checkbox"
          className="size-4.5 accent-brand"
          checked={isOn}
          onChange={(event) => set(event.target.checked)}
        />
        {deskSystem.notifyHot}
      </label>
      <p role="status" className="text-danger">
        {isRefused && deskSystem.notifyRefused}
      </p>
    </Card>
  );
}
