import type { VehicleAction } from '@/src/domain/vehicle-page/actions/actions'

/** Replaces the buttons once a vehicle is unavailable (VDP-10). */
export const SoldNotice = ({ soldTag, similar }: { soldTag: string; similar: VehicleAction | undefined }) => (
  <div className="bg-surface-alt grid gap-4 rounded-md p-5">
    <p className="flex flex-wrap items-center gap-3">
      <span className="text-ink text-xl font-extrabold">SOLD</span>
      <span className="bg-sold text-on-status rounded-sm px-2 py-1 text-xs font-bold tracking-wide uppercase">
        {soldTag}
      </span>
    </p>
    <p>Like this and want something similar?</p>
    {similar && (
      <a href={similar.href} className="btn btn-lg btn-primary w-full">
        {similar.label}
      </a>
    )}
  </div>
)
