/** Seconds as a clock shows them. */

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

const two = (number: number): string => String(number).padStart(2, "0");

/** 1:05, 1:00:05, 2d 03:00; who has thought for too long owes time: −0:12. */
export function clockFace(seconds: number): string {
  const whole = Math.abs(seconds > 0 ? Math.ceil(seconds) : Math.floor(seconds));
  const sign = seconds < 0 && whole > 0 ? "−" : "";
  const minutes = two(Math.floor((whole % HOUR) / MINUTE));
  if (whole >= DAY) {
    return `${sign}${Math.floor(whole / DAY)}d ${two(Math.floor((whole % DAY) / HOUR))}:${minutes}`;
  }
  if (whole >= HOUR) return `${sign}${Math.floor(whole / HOUR)}:${minutes}:${two(whole % MINUTE)}`;
  return `${sign}${Math.floor(whole / MINUTE)}:${two(whole % MINUTE)}`;
}
