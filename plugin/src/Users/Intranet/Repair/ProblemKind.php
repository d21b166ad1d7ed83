<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Repair;

/** Kinds of problems that SQL, a restored backup or a plugin that bypasses WordPress's hooks can cause. */
enum ProblemKind: string {
	case LostAccount = 'lost-account';
	case DoubledMeta = 'doubled-meta';
	case StaleCopy   = 'stale-copy';
	case LostWords   = 'lost-words';
	case LostManager = 'lost-manager';
	case ManagerLoop = 'circle';
	case RoleCount   = 'role-count';
	case GroupCount  = 'group-count';
	case LostPosition = 'lost-position';
	case LostLine     = 'lost-line';

	/** Heading, for use beside the number of problems. */
	public function title(): string {
		return match ( $this ) {
			self::LostAccount => __( 'Profiles of accounts that are gone', 'svc' ),
			self::DoubledMeta => __( 'Fields that are stored more than once', 'svc' ),
			self::StaleCopy   => __( 'Profiles that do not say what their accounts say', 'svc' ),
			self::LostWords   => __( 'Profiles that are not found by their words alone', 'svc' ),
			self::LostManager => __( 'Managers who are gone, or cannot be managers', 'svc' ),
			self::ManagerLoop      => __( 'People who report to each other in a loop', 'svc' ),
			self::RoleCount   => __( 'Roles that are counted wrong', 'svc' ),
			self::GroupCount  => __( 'Departments and offices that are counted wrong', 'svc' ),
			self::LostPosition => __( 'Vacancies with a manager or reports that they cannot have', 'svc' ),
			self::LostLine     => __( 'Dotted-line managers who are gone', 'svc' ),
		};
	}

	/** Has no full stop, because names may follow. */
	public function label( int $count ): string {
		$text = match ( $this ) {
			/* translators: %s: how many. */
			self::LostAccount => _n( '%s profile is of an account that is gone', '%s profiles are of accounts that are gone', $count, 'svc' ),
			/* translators: %s: how many. */
			self::DoubledMeta => _n( '%s field of a person is stored more than once', '%s fields of people are stored more than once', $count, 'svc' ),
			/* translators: %s: how many. */
			self::StaleCopy   => _n( '%s profile does not say what its account says', '%s profiles do not say what their accounts say', $count, 'svc' ),
			/* translators: %s: how many. */
			self::LostWords   => _n( '%s profile is not found by its words alone', '%s profiles are not found by their words alone', $count, 'svc' ),
			/* translators: %s: how many. */
			self::LostManager => _n( '%s profile has a manager that it cannot have', '%s profiles have managers that they cannot have', $count, 'svc' ),
			/* translators: %s: how many. */
			self::ManagerLoop      => _n( '%s loop of people report to each other', '%s loops of people report to each other', $count, 'svc' ),
			/* translators: %s: how many. */
			self::RoleCount   => _n( '%s role is counted wrong', '%s roles are counted wrong', $count, 'svc' ),
			/* translators: %s: how many. */
			self::GroupCount  => _n( '%s count by department and office is wrong', '%s counts by department and office are wrong', $count, 'svc' ),
			/* translators: %s: how many. */
			self::LostPosition => _n( '%s vacancy has a manager or reports that it cannot have', '%s vacancies have managers or reports that they cannot have', $count, 'svc' ),
			/* translators: %s: how many. */
			self::LostLine => _n( '%s person has a dotted-line manager who is gone', '%s people have dotted-line managers who are gone', $count, 'svc' ),
		};
		return sprintf( $text, number_format_i18n( $count ) );
	}

	/** What the repair does with a problem of this kind. */
	public function remedy(): string {
		return match ( $this ) {
			self::LostAccount => __( 'The profile is deleted, and its reports move up.', 'svc' ),
			self::DoubledMeta => __( 'The one that WordPress reads is kept.', 'svc' ),
			self::StaleCopy   => __( 'The profile takes up what the account says.', 'svc' ),
			self::LostWords   => __( 'The words are entered anew.', 'svc' ),
			self::LostManager => __( 'The link to a person who has left, has no profile or is a realtor partner is removed, and so is a realtor partner’s own link to a manager.', 'svc' ),
			self::ManagerLoop      => __( 'The one with the lowest user ID loses the manager, where the chart is cut already.', 'svc' ),
			self::RoleCount   => __( 'The role is counted anew.', 'svc' ),
			self::GroupCount  => __( 'All people are counted anew.', 'svc' ),
			self::LostPosition => __( 'The vacancy moves to the top, and people who do not report to its manager are taken off it.', 'svc' ),
			self::LostLine     => __( 'The dotted line is removed.', 'svc' ),
		};
	}
}
