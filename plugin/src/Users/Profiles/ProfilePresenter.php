<?php

declare( strict_types=1 );

namespace Svc\Users\Profiles;

use stdClass;
use Svc\Kernel\Caller;
use Svc\Users\Avatars\Avatars;
use Svc\Users\Avatars\Initials;
use Svc\Users\Fields\IntranetFields;
use Svc\Users\Fields\MetaKeys;
use Svc\Users\Fields\ProfileFields;
use Svc\Users\Fields\Storage;
use Svc\Users\Profiles\Lists\Summary;
use Svc\Users\Storage\Profile;

/** Converts profiles to answers. All answers with profiles are built here. */
final class ProfilePresenter {

	/** @var list<string>|null */
	private ?array $listed = null;

	public function __construct(
		private readonly ProfilePolicy $policy,
		private readonly MetaKeys $meta_keys,
		private readonly ProfileFields $fields,
		private readonly IntranetFields $intranet,
	) {}

	/**
	 * @param list<string> $hidden Fields that are empty for the caller.
	 * @return array<string, mixed>
	 */
	public function summary( Summary $summary, Avatars $avatars, array $hidden = array() ): array {
		$known = array(
			'id'         => $summary->id,
			'user_id'    => $summary->user_id,
			'role'       => $summary->role,
			'avatar_url' => $avatars->url( $summary->photo_url, Initials::of( $summary->texts['first_name'], $summary->texts['last_name'] ), $summary->user_id, $summary->account_email ),
		);
		$shown = array();
		foreach ( $this->listed ??= array_keys( $this->fields->listed( true ) ) as $name ) {
			$shown[ $name ] = $summary->texts[ $name ] ?? $known[ $name ];
		}
		return array_merge( $shown, array_intersect_key( array_fill_keys( $hidden, '' ), $shown ) );
	}

	/**
	 * A summary for administrators, with intranet data.
	 *
	 * @param array<int, string> $managers Names by user ID.
	 * @return array<string, mixed>
	 */
	public function editable_summary( Summary $summary, Avatars $avatars, array $managers ): array {
		$shown  = $this->summary( $summary, $avatars );
		$shown += array( 'avatar_id' => $summary->photo_id );
		$shown += array_intersect_key( $summary->texts, $this->fields->listed( false ) );
		foreach ( $this->intranet->listed() as $name => $field ) {
			$shown[ $name ] = $field->answer( $summary->{IntranetFields::property( $name )} );
		}
		return $shown + array( 'manager_name' => $managers[ (int) $summary->manager_id ] ?? '' );
	}

	/** @return array<string, mixed> */
	public function single( Profile $profile, Caller $caller ): array {
		$known = array(
			'id'             => $profile->id,
			'user_id'        => $profile->user_id,
			'role'           => $profile->role->value,
			'avatar_url'     => ( new Avatars() )->of( $profile ),
			'avatar_id'      => $profile->photo?->id,
			'avatar_site_id' => $profile->photo?->site_id,
			'social'         => self::map( $profile->social ),
			'meta'           => self::map( $this->meta( $profile, $caller ) ),
		);
		$shown = array();
		foreach ( $this->fields->all() as $name => $field ) {
			if ( $this->policy->sees( $caller, $field->visibility, $profile ) ) {
				$shown[ $name ] = Storage::Column === $field->storage ? $profile->text( $name ) : $known[ $name ];
			}
		}
		return $shown;
	}

	/** @return array<string, string|int|bool|null> */
	private function meta( Profile $profile, Caller $caller ): array {
		$builtin = array(
			MetaKeys::DEPARTMENT => $profile->department,
			MetaKeys::REPORTS_TO => $profile->manager_id,
		);
		$meta    = array_filter( $builtin, fn ( string $name ): bool => $this->policy->sees( $caller, MetaKeys::builtin()[ $name ]->visibility, $profile ), ARRAY_FILTER_USE_KEY );
		foreach ( $this->meta_keys->custom() as $name => $key ) {
			if ( $this->policy->sees( $caller, $key->visibility, $profile ) ) {
				$meta[ $name ] = $key->value( $profile->meta[ $name ] ?? null );
			}
		}
		return $meta;
	}

	/**
	 * An empty array would become a JSON list; others stay arrays, on which core's `_fields` works.
	 *
	 * @param array<string, mixed> $values
	 * @return array<string, mixed>|stdClass
	 */
	private static function map( array $values ): array|stdClass {
		return array() === $values ? new stdClass() : $values;
	}
}
