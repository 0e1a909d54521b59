/** Short notices that go away by themselves. */

export interface Toast {
  id: number;
  text: string;
  kind: "note" | "fault";
  rule?: string;
}

const STAYS = 6000;
let last = 0;

class Toasts {
  list = $state.raw<Toast[]>([]);

  say(text: string, kind: Toast["kind"] = "note", rule?: string): void {
    const id = ++last;
    const kept = this.list.filter((toast) => toast.text !== text);
    this.list = [...kept, { id, text, kind, ...(rule ? { rule } : {}) }].slice(-3);
    setTimeout(() => this.dismiss(id), STAYS);
  }

  dismiss(id: number): void {
    this.list = this.list.filter((toast) => toast.id !== id);
  }
}

export const toasts = new Toasts();
