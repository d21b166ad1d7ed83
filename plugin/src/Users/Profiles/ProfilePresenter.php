<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles;

use stdClass;
use Svc\Kernel\Caller;
use Svc\Users\Avatars\Avatar;
use Svc\Users\Avatars\Avatars;
use Svc\Users\Fields\MetaKeys;
use Svc\Users\Fields\Visibility;
use Svc\Users\Profiles\Lists\Summary;
use Svc\Users\Storage\Profile;

/** What callers are shown of profiles. The only place where a profile becomes an answer. */
final class ProfilePresenter {

	public function __construct(
		private readonly ProfilePolicy $policy,
		private readonly MetaKeys $meta_keys,
	) {}

	/** @return array<string, mixed> */
	public function summary( Summary $summary, Avatars $avatars ): array {
		return array(
			'id'         => $summary->id,
			'user_id'    => $summary->user_id,
			'first_name' => $summary->first_name,
			'last_name'  => $summary->last_name,
			'email'      => $summary->email,
			'role'       => $summary->role,
			'nmls_id'    => $summary->nmls_id,
			'job_title'  => $summary->job_title,
			'phone'      => $summary->phone,
			'avatar_url' => $avatars->url( $summary->photo_url, $summary->account_email ),
		);
	}

	/**
	 * For those who edit: what the intranet knows as well.
	 *
	 * @param array<int, string> $managers Names by user ID.
	 * @return array<string, mixed>
	 */
	public function editable_summary( Summary $summary, Avatars $avatars, array $managers ): array {
		return $this->summary( $summary, $avatars ) + array(
			'avatar_id'       => $summary->photo_id,
			'department'      => $summary->department,
			'office_location' => $summary->office_location,
			'extension'       => $summary->extension,
			'start_date'      => '' === $summary->start_date ? null : $summary->start_date,
			'reports_to'      => $summary->manager_id,
			'manager_name'    => $managers[ (int) $summary->manager_id ] ?? '',
		);
	}

	/** @return array<string, mixed> */
	public function single( Profile $profile, Caller $caller ): array {
		return array(
			'id'             => $profile->id,
			'user_id'        => $profile->user_id,
			'first_name'     => $profile->first_name,
			'last_name'      => $profile->last_name,
			'email'          => $profile->email,
			'role'           => $profile->role->value,
			'nmls_id'        => $profile->nmls_id,
			'job_title'      => $profile->job_title,
			'phone'          => $profile->phone,
			'company'        => $profile->company,
			'bio'            => $profile->bio,
			'avatar_url'     => Avatar::url( $profile->photo->url ?? '', $profile->account_email ),
			'avatar_id'      => $profile->photo?->id,
			'avatar_site_id' => $profile->photo?->site_id,
			'social'         => self::map( $profile->social ),
			'meta'           => self::map( $this->meta( $profile, $caller ) ),
		);
	}

	/** @return array<string, string|int|bool|null> */
	private function meta( Profile $profile, Caller $caller ): array {
		$meta = array();
		if ( $this->policy->sees( $caller, Visibility::Intranet, $profile ) ) {
			$meta[ MetaKeys::DEPARTMENT ] = $profile->department;
			$meta[ MetaKeys::REPORTS_TO ] = $profile->manager_id;
		}
		foreach ( $this->meta_keys->custom() as $name => $key ) {
			if ( $this->policy->sees( $caller, $key->visibility, $profile ) ) {
				$meta[ $name ] = $key->value( $profile->meta[ $name ] ?? null );
			}
		}
		return $meta;
	}

	/**
	 * An empty array would be a list in JSON; a full one lets core choose its members by `_fields`.
	 *
	 * @param array<string, mixed> $values
	 * @return array<string, mixed>|stdClass
	 */
	private static function map( array $values ): array|stdClass {
		return array() === $values ? new stdClass() : $values;
	}
}
