import { adminRoles } from '@bolillero/domain/accounts/roles';
import { adminUsersTexts as texts } from '@bolillero/texts/admin-users';
import { ListSearchField } from '../../../components/table/ListSearchField.tsx';
import type { ListState } from '../../../components/table/use-list-state.ts';
import { Segments } from '../../../components/ui/Segments.tsx';
import type { UsersSearch } from '../api.ts';
import classes from './UserCard.module.css';

const everybody = 'all';

/** Whom the cards show: by what was typed, and by role. */
export function UserFilters({ state }: { state: ListState<UsersSearch> }) {
  const { search, change } = state;
  return (
    <search className={classes.filters}>
      <ListSearchField placeholder={texts.search} state={state} />
      <Segments
        label={texts.role}
        value={search.role ?? everybody}
        options={[
          { value: everybody, label: texts.everybody },
          ...adminRoles.map((value) => ({ value, label: texts.rolesOfMany[value] })),
        ]}
        onChange={(value) => change({ role: value === everybody ? undefined : value })}
      />
    </search>
  );
}
