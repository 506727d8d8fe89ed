import { imageUrl } from '../images'
import { heroBackdrops, type HeroBackdrop } from '../content/hero-layouts'

/**
 * Scenes behind the vehicle of a home page, rendered ahead (decision 28), at `/images/scenes/{scene}-{shape}.webp`. A
 * wide one has room for text at its left, a tall one for text above the vehicle.
 */
export const sceneShapes = {
  wide: { width: 1600, height: 768 },
  tall: { width: 800, height: 1120 },
} as const

export type SceneShape = keyof typeof sceneShapes

const SCENES_PATH = '/images/scenes/'

const isScene = (text: string): text is HeroBackdrop => Object.hasOwn(heroBackdrops, text)
const isShape = (text: string): text is SceneShape => Object.hasOwn(sceneShapes, text)

const sceneFile = (scene: HeroBackdrop, shape: SceneShape): string => `${scene}-${shape}.webp`

/** Lists the files of all scenes, in `assets/scenes`. */
export const listSceneFiles = (): readonly string[] =>
  (Object.keys(heroBackdrops) as HeroBackdrop[]).flatMap((scene) =>
    (Object.keys(sceneShapes) as SceneShape[]).map((shape) => sceneFile(scene, shape)),
  )

export const sceneUrl = (scene: HeroBackdrop, shape: SceneShape): string => SCENES_PATH + sceneFile(scene, shape)

/** A small image of each scene, from which staff choose. */
export const scenePreviewUrls: Readonly<Record<string, string>> = Object.fromEntries(
  (Object.keys(heroBackdrops) as HeroBackdrop[]).map((scene) => [
    scene,
    imageUrl(sceneUrl(scene, 'wide'), { width: 320, crop: '3x2' }),
  ]),
)

/** Returns the file of a scene by the path of its address; undefined for all other paths. */
export const parseScenePath = (pathname: string): string | undefined => {
  const [, scene = '', shape = ''] = /^\/images\/scenes\/([a-z]+)-([a-z]+)\.webp$/.exec(pathname) ?? []
  return isScene(scene) && isShape(shape) ? sceneFile(scene, shape) : undefined
}
