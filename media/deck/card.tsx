import { Text, View, type ViewProps } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { PostStatus } from '#content/social-os/social-os.ts';
import { postStatuses } from '#content/social-os/social-plan.ts';
import { type Colors, type } from './theme.ts';

type Style = NonNullable<ViewProps['style']>;
type CardProps = { colors: Colors; style?: Style; children: ReactNode };

export function Card({ colors, style = {}, children }: CardProps) {
  return (
    <View
      style={[
        {
          backgroundColor: colors.surface,
          borderWidth: 1,
          borderColor: colors.line,
          borderRadius: 10,
          padding: 16,
        },
        ...[style].flat(),
      ]}
    >
      {children}
    </View>
  );
}

const statusColor = (colors: Colors, status: PostStatus) =>
  ({ Published: colors.ok, Scheduled: colors.wait, Draft: colors.muted })[status];

/** Published and scheduled are filled, a draft is an outline. */
export const statusMark = (colors: Colors, status: PostStatus) =>
  status === 'Draft'
    ? { borderColor: colors.controlLine }
    : { borderColor: statusColor(colors, status), backgroundColor: statusColor(colors, status) };

export function Dot(mark: ReturnType<typeof statusMark>) {
  return <View style={{ width: 7, height: 7, borderRadius: 3.5, borderWidth: 1, ...mark }} />;
}

export function Status({ colors, status }: { colors: Colors; status: PostStatus }) {
  const color = statusColor(colors, status);
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
      <Dot {...statusMark(colors, status)} />
      <Text style={{ ...type.body, fontSize: 11, color }}>{postStatuses[status]}</Text>
    </View>
  );
}
