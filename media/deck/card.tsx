import { Text, View, type ViewProps } from '@react-pdf/renderer';
import type { ReactNode } from 'react';
import type { PostStatus } from '#content/social-os/social-os.ts';
import { postStatuses } from '#content/social-os/social-plan.ts';
import { type Colors, textStyles } from './theme.ts';

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

/** Published and scheduled posts have a filled dot, drafts an empty one. */
export const statusDotStyle = (colors: Colors, status: PostStatus) =>
  status === 'Draft'
    ? { borderColor: colors.controlLine }
    : { borderColor: statusColor(colors, status), backgroundColor: statusColor(colors, status) };

export function Dot(style: ReturnType<typeof statusDotStyle>) {
  return <View style={{ width: 7, height: 7, borderRadius: 3.5, borderWidth: 1, ...style }} />;
}

export function PostStatusLabel({ colors, status }: { colors: Colors; status: PostStatus }) {
  const color = statusColor(colors, status);
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: 6 }}>
      <Dot {...statusDotStyle(colors, status)} />
      <Text style={{ ...textStyles.body, fontSize: 11, color }}>{postStatuses[status]}</Text>
    </View>
  );
}
