import {
  siAudi,
  siBmw,
  siChevrolet,
  siCitroen,
  siDaf,
  siDucati,
  siFerrari,
  siFiat,
  siFord,
  siHonda,
  siHyundai,
  siInfiniti,
  siIveco,
  siJeep,
  siKia,
  siKtm,
  siLamborghini,
  siMan,
  siMaserati,
  siMazda,
  siMg,
  siMini,
  siMitsubishi,
  siNissan,
  siPeugeot,
  siPolestar,
  siPorsche,
  siRam,
  siRenault,
  siRollsroyce,
  siScania,
  siSkoda,
  siSubaru,
  siSuzuki,
  siTesla,
  siToyota,
  siVolkswagen,
  siVolvo,
  siYamahamotorcorporation,
  siAstonmartin,
  siBentley,
  siMclaren,
} from 'simple-icons'

const marks: Readonly<Record<string, { readonly path: string }>> = {
  'aston martin': siAstonmartin,
  audi: siAudi,
  bentley: siBentley,
  bmw: siBmw,
  chevrolet: siChevrolet,
  citroen: siCitroen,
  daf: siDaf,
  ducati: siDucati,
  ferrari: siFerrari,
  fiat: siFiat,
  ford: siFord,
  honda: siHonda,
  hyundai: siHyundai,
  infiniti: siInfiniti,
  iveco: siIveco,
  jeep: siJeep,
  kia: siKia,
  ktm: siKtm,
  lamborghini: siLamborghini,
  man: siMan,
  maserati: siMaserati,
  mazda: siMazda,
  mclaren: siMclaren,
  mg: siMg,
  mini: siMini,
  mitsubishi: siMitsubishi,
  nissan: siNissan,
  peugeot: siPeugeot,
  polestar: siPolestar,
  porsche: siPorsche,
  ram: siRam,
  renault: siRenault,
  'rolls-royce': siRollsroyce,
  scania: siScania,
  skoda: siSkoda,
  subaru: siSubaru,
  suzuki: siSuzuki,
  tesla: siTesla,
  toyota: siToyota,
  volkswagen: siVolkswagen,
  volvo: siVolvo,
  yamaha: siYamahamotorcorporation,
}

/** A make's mark, or its first letter where there is none; decoration, the name stands beside it. */
export const MakeMark = ({ make }: { make: string }) => {
  const mark = marks[make.toLowerCase()]
  return mark ? (
    <svg viewBox="0 0 24 24" aria-hidden fill="currentColor" className="size-9">
      <path d={mark.path} />
    </svg>
  ) : (
    <span
      aria-hidden
      className="bg-accent-soft font-heading text-accent-text grid size-9 place-items-center rounded-sm text-lg font-bold"
    >
      {make.charAt(0).toUpperCase()}
    </span>
  )
}
