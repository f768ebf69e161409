import { window } from 'vscode';

/** Asks for a filter, and filters as the user types; Escape restores the previous filter. */
export function askForFilter(
  { title, placeholder }: { readonly title: string; readonly placeholder: string },
  before: string,
  filter: (text: string) => void,
): void {
  const input = window.createInputBox();
  input.title = title;
  input.placeholder = placeholder;
  input.value = before;
  let accepted = false;
  input.onDidChangeValue(filter);
  input.onDidAccept(() => {
    accepted = true;
    input.hide();
  });
  input.onDidHide(() => {
    if (!accepted) filter(before);
    input.dispose();
  });
  input.show();
}
