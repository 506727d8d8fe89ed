import { imageUrl } from '@/src/domain/images'
import { imageOf, safeHref } from '../safe-values'
import type { BlockView } from '../view'

export const videoView: BlockView<'video'> = (data, { id }) => {
  const url = safeHref(data.url)
  if (url === undefined) return null
  const { heading, text } = data
  const poster = imageOf(data)
  const title = id('video')
  return (
    <section {...(heading && { 'aria-labelledby': title })} className="py-8 lg:py-12">
      <div className="wrap grid max-w-5xl gap-4">
        {heading && (
          <h2 id={title} className="text-xl lg:text-2xl">
            {heading}
          </h2>
        )}
        {text && <p className="max-w-[70ch]">{text}</p>}
        <video
          controls
          playsInline
          preload="none"
          width={1280}
          height={720}
          aria-label={data.caption ?? heading ?? 'Video'}
          src={url}
          poster={poster ? imageUrl(poster, { width: 1280, quality: 75 }) : undefined}
          className="bg-surface-alt aspect-video w-full rounded-md object-cover"
        />
      </div>
    </section>
  )
}
