import { useParams } from 'react-router';
import { isToolName } from '#calculators/names.ts';
import { loadToolFiles, toolFiles } from './tool-files.ts';
import { ToolView } from './ToolView.tsx';

export function Component() {
  const { ToolName: name = '' } = useParams();
  if (!isToolName(name)) throw new Error(`There is no calculator ${name}`); // `isThere` is asked before
  return <ToolView key={name} files={toolFiles(name)} />;
}

export const isThere = ({ ToolName: name = '' }: Readonly<Record<string, string>>): boolean => isToolName(name);

export async function loadFiles({ params: { ToolName: name = '' } }: { params: Readonly<Record<string, string>> }): Promise<void> {
  if (isToolName(name)) await loadToolFiles(name);
}
