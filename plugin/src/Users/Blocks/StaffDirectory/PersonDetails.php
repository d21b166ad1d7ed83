<?php

declare( strict_types=1 );

namespace Svc\Users\Blocks\StaffDirectory;

use Svc\Kernel\Failure;
use Svc\Kernel\Operations;

/** All details of one person that the caller may see. */
final class PersonDetails {

	private const MOST_REPORTS = 30;

	/**
	 * @param array<string, mixed>       $profile
	 * @param array<string, mixed>|null  $intranet Null where the caller may not view the intranet.
	 * @param array<string, mixed>|null  $manager  The manager's intranet profile.
	 * @param list<array<string, mixed>> $reports  Directory items.
	 */
	private function __construct(
		public readonly array $profile,
		public readonly ?array $intranet = null,
		public readonly ?array $manager = null,
		public readonly array $reports = array(),
		public readonly int $reports_total = 0,
	) {}

	/** Null where the person does not exist or the caller may not see the profile. */
	public static function find( Operations $users, int $user_id, bool $is_inside ): ?self {
		try {
			$profile = $users->ask( 'GET', '/profiles/user/{user_id}', array(), array( 'user_id' => $user_id ) )->body;
			return $is_inside ? self::inside( $users, $profile ) : new self( $profile );
		} catch ( Failure ) {
			return null;
		}
	}

	public function name(): string {
		return "{$this->profile['first_name']} {$this->profile['last_name']}";
	}

	/**
	 * @param array<string, mixed> $profile
	 * @throws Failure
	 */
	private static function inside( Operations $users, array $profile ): self {
		$id       = array( 'id' => $profile['user_id'] );
		$intranet = $users->ask( 'GET', '/intranet/profile/{id}', array(), $id )->body;
		$reports  = $users->ask( 'GET', '/intranet/direct-reports/{id}', array( 'per_page' => self::MOST_REPORTS ), $id )->body;
		return new self( $profile, $intranet, self::manager( $users, $intranet['reports_to'] ), $reports['data'], $reports['total'] );
	}

	/** @return array<string, mixed>|null */
	private static function manager( Operations $users, ?int $user_id ): ?array {
		try {
			return null === $user_id ? null : $users->ask( 'GET', '/intranet/profile/{id}', array(), array( 'id' => $user_id ) )->body;
		} catch ( Failure ) {
			return null;
		}
	}
}
