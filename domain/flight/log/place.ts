/** A log's first position, rounded for the form (C16.5) */

const POSITION = /^(\d\d)([0-5]\d)(\d{3})([NS])(\d{3})([0-5]\d)(\d{3})([EW])$/;

/** `50.25 N, 9.92 E` from `5015123N00955456E`: to a kilometre, enough for the airfield. */
export function placeOf(position: string): string | null {
  const [, latitude, latitudeMinutes, latitudeParts, north, longitude, longitudeMinutes, longitudeParts, east] =
    POSITION.exec(position.toUpperCase()) ?? [];
  const [up, across] = [
    Number(latitude) + Number(`${latitudeMinutes}.${latitudeParts}`) / 60,
    Number(longitude) + Number(`${longitudeMinutes}.${longitudeParts}`) / 60,
  ];
  // Recorders write 0, 0 for an unknown position.
  if (!(up <= 90 && across <= 180) || (up === 0 && across === 0)) return null;
  return `${up.toFixed(2)} ${north}, ${across.toFixed(2)} ${east}`;
}
