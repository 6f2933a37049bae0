import { FieldError } from '@uid/ui/field';
import { Button } from '@uid/ui/button';
import { SelectField } from '@uid/ui/select-field';
import { TextArea } from '@uid/ui/text-area';
import { TextField } from '@uid/ui/text-field';
import { createContext, memo, use, useRef } from 'react';
import type { ComponentProps, ReactNode, Ref } from 'react';
import { flushSync } from 'react-dom';

import { SmallTool } from '../../screen/small-tool.tsx';
import { useConsoleSession, useTexts } from '../../session/console-session.ts';
import { PictureControl } from '../media/picture-control.tsx';
import { editorWords } from './editor-words.ts';
import { choiceLabels, fieldLabels, rowLabels, hintOf } from './field-labels.ts';
import styles from './part-form.module.css';
import { emptyOf } from './part-node.ts';
import type { PartNode } from './part-node.ts';

/** Whether the reader may change what the form shows. */
export const MayType = createContext(true);

/** The tag of the part's language; undefined for the part of both languages. */
export const PartLanguage = createContext<string | undefined>(undefined);

/** Error messages by the path of the control. */
export type Problems = Readonly<Record<string, string>>;

interface ControlProps<Node extends PartNode = PartNode> {
  node: Node;
  /** Names of fields and numbers of rows from 0, separated by dots. */
  path: string;
  label: string;
  value: unknown;
  problems: Problems;
  isOptional?: boolean;
  /** The path of the field that can't be changed, because the address is made of it. */
  fixed?: string | undefined;
  onType: (path: string, value: unknown) => void;
}

type Of<Kind extends PartNode['kind']> = Extract<PartNode, { kind: Kind }>;

/** The form of a part and of all values inside it, made from the schema, so that every field has a control. */
export const PartControl = memo(function PartControl(props: ControlProps) {
  const { node } = props;
  switch (node.kind) {
    case 'object':
      return <Fields {...props} node={node} />;
    case 'list':
      return <Rows {...props} node={node} />;
    default:
      return <Value {...props} node={node} />;
  }
});

function Fields(props: ControlProps<Of<'object'>>) {
  const { node, path, label, value, problems, isOptional, fixed, onType } = props;
  const { language } = useConsoleSession();
  const own = useTexts(editorWords);
  const group = useRef<HTMLFieldSetElement>(null);
  const put = (changed: unknown) => {
    flushSync(() => onType(path, changed));
    group.current?.querySelector<HTMLElement>('input, textarea, select, button')?.focus();
  };
  const values = (value ?? {}) as Readonly<Record<string, unknown>>;
  const fields = node.fields.map(({ name, node: inner, isOptional }) => (
    <PartControl
      key={name}
      node={inner}
      path={path ? `${path}.${name}` : name}
      label={fieldLabels[name]?.[language] ?? name}
      value={values[name]}
      problems={problems}
      isOptional={isOptional}
      fixed={fixed}
      onType={onType}
    />
  ));
  if (!path) return <div className={styles.fields}>{fields}</div>;
  return (
    <fieldset ref={group} className={styles.group}>
      <legend className={styles.legend}>{label}</legend>
      {isOptional && value === undefined ? (
        <Adder onPress={() => put(emptyOf(node))}>{own.add(label)}</Adder>
      ) : (
        <div className={styles.fields}>{fields}</div>
      )}
      {isOptional && value !== undefined && (
        <div className={styles.tools}>
          <Tool of={label} onPress={() => put(undefined)}>
            {own.remove}
          </Tool>
        </div>
      )}
    </fieldset>
  );
}

function Rows(props: ControlProps<Of<'list'>>) {
  const { node, path, label, value, problems, isOptional, onType } = props;
  const { language } = useConsoleSession();
  const own = useTexts(editorWords);
  const one = rowLabels[path.split('.').at(-1) ?? '']?.[language] ?? label;
  const rows = (value ?? []) as readonly unknown[];
  const list = useRef<HTMLOListElement>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const put = (changed: readonly unknown[]) =>
    flushSync(() => onType(path, changed.length === 0 && isOptional ? undefined : changed));
  const add = () => {
    put([...rows, emptyOf(node.element)]);
    list.current?.lastElementChild
      ?.querySelector<HTMLElement>('input, textarea, select, button')
      ?.focus();
  };
  const remove = (at: number) => {
    put(rows.filter((_, index) => index !== at));
    adder.current?.focus();
  };
  const move = (from: number, to: number) => {
    put(rows.map((row, index) => (index === from ? rows[to] : index === to ? rows[from] : row)));
    // The moved row gets the focus, so that it can be moved further.
    list.current?.children[to]
      ?.querySelector<HTMLElement>(':scope > div:last-child button')
      ?.focus();
  };
  const { minimum, maximum = Infinity } = node.bounds;
  return (
    <fieldset
      className={styles.group}
      {...(problems[path] && { 'aria-describedby': `${path}-problem` })}
    >
      <legend className={styles.legend}>
        {label}{' '}
        <span className={styles.count}>
          {isOptional && rows.length === 0 ? own.optional : own.rows(rows.length, minimum, maximum)}
        </span>
      </legend>
      <FieldError id={`${path}-problem`} error={problems[path]} />
      <ol ref={list} className={styles.rows}>
        {rows.map((row, index) => {
          const name = own.row(one, index + 1);
          return (
            // Rows have no key of their own, and their controls hold no state besides their props.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index} className={styles.row}>
              <PartControl
                node={node.element}
                path={`${path}.${index}`}
                label={name}
                value={row}
                problems={problems}
                onType={onType}
              />
              <div className={styles.tools}>
                {index > 0 && (
                  <Tool of={name} onPress={() => move(index, index - 1)}>
                    {own.up}
                  </Tool>
                )}
                {index < rows.length - 1 && (
                  <Tool of={name} onPress={() => move(index, index + 1)}>
                    {own.down}
                  </Tool>
                )}
                <Tool of={name} onPress={() => remove(index)}>
                  {own.remove}
                </Tool>
              </div>
            </li>
          );
        })}
      </ol>
      {rows.length < maximum && (
        <Adder ref={adder} onPress={add}>
          {own.add(one)}
        </Adder>
      )}
    </fieldset>
  );
}

interface AdderProps {
  ref?: Ref<HTMLButtonElement>;
  onPress: () => void;
  children: ReactNode;
}

function Adder({ ref, onPress, children }: AdderProps) {
  if (!use(MayType)) return null;
  return (
    <div>
      <Button ref={ref} tone="secondary" size="small" onClick={onPress}>
        {children}
      </Button>
    </div>
  );
}

function Tool(props: ComponentProps<typeof SmallTool>) {
  return use(MayType) && <SmallTool {...props} />;
}

function Value(props: ControlProps<Exclude<PartNode, { kind: 'object' | 'list' }>>) {
  const { node, path, label, value, problems, isOptional, fixed, onType } = props;
  const { language } = useConsoleSession();
  const own = useTexts(editorWords);
  const lang = use(PartLanguage);
  const text = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  const put = (typed: string) => onType(path, typed === '' && isOptional ? undefined : typed);
  const all = {
    id: `part.${path}`,
    name: path,
    label,
    error: problems[path],
    mark: isOptional ? own.optional : undefined,
    value: text,
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => put(target.value),
  };
  switch (node.kind) {
    case 'choice':
      return (
        <SelectField
          {...all}
          options={[
            { value: '', label: own.choose },
            ...node.values.map((each) => ({
              value: each,
              label: choiceLabels[each]?.[language] ?? each,
            })),
          ]}
        />
      );
    case 'picture':
      return (
        <PictureControl id={all.id} label={label} value={text} error={all.error} onChange={put} />
      );
    case 'long-text':
      return <TextArea {...all} lang={lang} maxLength={node.bounds.maximum} />;
    case 'number':
      return (
        <TextField
          {...all}
          type="number"
          step="any"
          onChange={({ target }) => {
            const { valueAsNumber } = target;
            onType(path, Number.isNaN(valueAsNumber) ? '' : valueAsNumber);
          }}
        />
      );
    case 'date':
      return <TextField {...all} type="date" />;
    default: {
      const isFixed = path === fixed;
      const line = {
        ...all,
        lang,
        readOnly: isFixed,
        hint: isFixed ? own.fixed : hintOf(path)?.[language],
      };
      // A text of unlimited length is a path or a name, for which a line is enough; a sentence is shown whole while
      // it is typed.
      if (node.bounds.maximum === undefined) return <TextField {...line} />;
      return (
        <TextArea
          {...line}
          isLine
          maxLength={node.bounds.maximum}
          onKeyDown={(event) => {
            if (event.key === 'Enter') event.preventDefault();
          }}
          onChange={({ target }) => put(target.value.replaceAll(/\s*\n\s*/g, ' '))}
        />
      );
    }
  }
}
