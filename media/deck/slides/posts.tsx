import { Image, Path, Svg, Text, View } from '@react-pdf/renderer';
import { Resvg } from '@resvg/resvg-js';
import { deck } from '#content/media/deck.ts';
import { roofColors } from '#content/palette.ts';
import { exampleDay } from '#content/social-os/social-day.ts';
import { roofPicture } from '#drawing/roof-picture.ts';
import { Card, Status } from '../card.tsx';
import { Copy } from '../copy.tsx';
import { Slide } from '../slide.tsx';
import { type Colors, type } from '../theme.ts';

const { posts } = deck;
const [first, ...others] = exampleDay.posts;
const BOARD = { height: 312, large: 400, small: 206, gap: 14 };
const SHAPE = { width: 366, height: 142 };
const SHARPNESS = 3;

type Shape = { width: number; height: number };
const pictureOf = ({ width, height }: Shape) =>
  new Resvg(roofPicture(width * SHARPNESS, height * SHARPNESS, roofColors)).render().asPng();
const picture = pictureOf(SHAPE);

/** Video posts show their first frame, cropped for their platform. */
const FRAMES: Partial<Record<string, Shape & { beside: boolean }>> = {
  Instagram: { width: 46, height: 82, beside: true },
  Facebook: { width: 64, height: 36, beside: false },
};
const frames = Object.entries(FRAMES).flatMap(([platform, shape]) =>
  shape ? [{ platform, shape, picture: pictureOf(shape) }] : [],
);
const PLAY = 16;

function Frame({ platform }: { platform: string }) {
  const frame = frames.find((one) => one.platform === platform);
  if (!frame) return null;
  const { width, height } = frame.shape;
  return (
    <View style={{ position: 'absolute', right: 14, bottom: 14, width, height }}>
      <Image src={{ data: frame.picture, format: 'png' }} style={{ width, height, borderRadius: 4 }} />
      <Svg
        width={PLAY}
        height={PLAY}
        viewBox="0 0 16 16"
        style={{ position: 'absolute', left: (width - PLAY) / 2, top: (height - PLAY) / 2 }}
      >
        <Path d="M8 0A8 8 0 1 1 8 16A8 8 0 1 1 8 0" fill={roofColors.crane} />
        <Path d="M6.2 4.6L11.6 8L6.2 11.4Z" fill={roofColors.panel} />
      </Svg>
    </View>
  );
}

/** The published post. */
function LargePost({ colors }: { colors: Colors }) {
  return (
    <Card colors={colors} style={{ width: BOARD.large, height: BOARD.height }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: 9 }}>
        <View
          style={{
            width: 32,
            height: 32,
            borderRadius: 16,
            backgroundColor: colors.brand,
            alignItems: 'center',
            justifyContent: 'center',
          }}
        >
          <Text style={{ ...type.strong, fontSize: 12, color: colors.brandInk }}>{posts.initials}</Text>
        </View>
        <View style={{ flexGrow: 1 }}>
          <Text style={{ ...type.strong, lineHeight: 1.2 }}>{exampleDay.company}</Text>
          <Text style={{ ...type.body, fontSize: 11, lineHeight: 1.2, color: colors.muted }}>
            {`${first.platform}  ·  ${first.format}`}
          </Text>
        </View>
        <View style={{ alignItems: 'flex-end' }}>
          <Text style={{ ...type.tiny, color: colors.muted }}>{first.at}</Text>
          <Status colors={colors} status={first.status} />
        </View>
      </View>
      <Text style={{ ...type.strong, fontSize: 15, marginTop: 10 }}>{first.title}</Text>
      <Copy style={{ ...type.body, marginTop: 3, marginBottom: 10 }}>{first.text}</Copy>
      <Image
        src={{ data: picture, format: 'png' }}
        style={{ ...SHAPE, borderRadius: 6, marginTop: 'auto' }}
      />
    </Card>
  );
}

export function Posts() {
  return (
    <Slide
      label={posts.label}
      title={posts.title}
      titleWidth={BOARD.large}
      lead={posts.lead}
      leadWidth={2 * BOARD.small + BOARD.gap}
    >
      {(colors) => (
        <View style={{ marginTop: 'auto' }}>
          <Text style={{ ...type.mono, color: colors.muted, marginBottom: 10 }}>
            {`${exampleDay.when}: ${exampleDay.idea}`}
          </Text>
          <View style={{ flexDirection: 'row', gap: BOARD.gap }}>
            <LargePost colors={colors} />
            <View style={{ flex: 1, flexDirection: 'row', flexWrap: 'wrap', gap: BOARD.gap }}>
              {others.map((post) => (
                <Card
                  key={post.platform}
                  colors={colors}
                  style={{ width: BOARD.small, height: (BOARD.height - BOARD.gap) / 2, padding: 14 }}
                >
                  <View style={{ flexDirection: 'row', justifyContent: 'space-between' }}>
                    <Text style={type.strong}>{post.platform}</Text>
                    <Text style={{ ...type.tiny, color: colors.muted, marginTop: 3 }}>{post.at}</Text>
                  </View>
                  <Text style={{ ...type.body, fontSize: 11, color: colors.muted }}>{post.format}</Text>
                  <Copy
                    style={{
                      ...type.heading,
                      fontSize: 16,
                      marginTop: 7,
                      paddingRight: FRAMES[post.platform]?.beside ? FRAMES[post.platform]?.width : 0,
                    }}
                  >
                    {post.title}
                  </Copy>
                  <Frame platform={post.platform} />
                  <View style={{ marginTop: 'auto' }}>
                    <Status colors={colors} status={post.status} />
                  </View>
                </Card>
              ))}
            </View>
          </View>
        </View>
      )}
    </Slide>
  );
}
