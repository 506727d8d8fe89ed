import { BodyIcon } from '@/src/ui/body-icon'

/** Stands where photos will be (GAL-01). */
export const GalleryPlaceholder = ({ body }: { body: string }) => (
  <div className="bg-surface-alt text-muted grid aspect-3/2 w-full place-content-center justify-items-center gap-4 text-center lg:rounded-lg">
    <BodyIcon body={body} className="h-24 w-34 opacity-50 lg:h-32 lg:w-46" />
    <p className="grid gap-1">
      <span className="text-ink text-lg font-semibold">Photos coming soon</span>
      <span>This vehicle is still to be photographed.</span>
    </p>
  </div>
)
