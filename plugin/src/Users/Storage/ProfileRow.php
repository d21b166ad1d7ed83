<?php

declare( strict_types=1 );

namespace Svc\Users\Storage;

use Svc\Kernel\Text\Text;
use Svc\Users\Fields\Role;

/** Converts profiles to and from table rows. */
final class ProfileRow {

	/** @return array<string, string|int|null> By column. */
	public static function of( Profile $profile ): array {
		return $profile->texts + array(
			'user_id'         => $profile->user_id,
			'first_name'      => $profile->first_name,
			'last_name'       => $profile->last_name,
			'email'           => $profile->email,
			'role'            => $profile->role->value,
			'nmls_id'         => $profile->nmls_id,
			'job_title'       => $profile->job_title,
			'phone'           => $profile->phone,
			'company'         => $profile->company,
			'bio'             => $profile->bio,
			'social'          => self::json( $profile->social ),
			'meta'            => self::json( $profile->meta ),
			'avatar_id'       => $profile->photo?->id,
			'avatar_site_id'  => $profile->photo?->site_id,
			'avatar_url'      => $profile->photo->url ?? '',
			'department'      => $profile->department,
			'manager_id'      => $profile->manager_id,
			'office_location' => $profile->office_location,
			'extension'       => $profile->extension,
			'start_date'      => $profile->start_date,
			'is_person'       => (int) $profile->role->is_person(),
			'first_key'       => Text::folded( $profile->first_name ),
			'last_key'        => Text::folded( $profile->last_name ),
			'email_key'       => Text::folded( $profile->email ),
			'title_key'       => Text::folded( $profile->job_title ),
			'department_key'  => GroupKey::of( $profile->department ),
			'office_key'      => GroupKey::of( $profile->office_location ),
			'slug_base'       => Slug::of( $profile->name() ),
		);
	}

	/**
	 * @param array<string, string|null> $row     With the account's e-mail and the valid manager; older tables have fewer columns.
	 * @param list<string>               $columns Of text fields.
	 */
	public static function profile( array $row, array $columns ): Profile {
		return new Profile(
			id: (int) $row['id'],
			user_id: (int) $row['user_id'],
			first_name: (string) $row['first_name'],
			last_name: (string) $row['last_name'],
			email: (string) $row['email'],
			role: Role::from( (string) $row['role'] ),
			nmls_id: (string) $row['nmls_id'],
			job_title: (string) $row['job_title'],
			phone: (string) $row['phone'],
			company: (string) $row['company'],
			bio: (string) $row['bio'],
			social: (array) json_decode( (string) $row['social'], true ),
			meta: (array) json_decode( (string) $row['meta'], true ),
			photo: null === $row['avatar_id'] ? null : new Photo( (int) $row['avatar_id'], (int) $row['avatar_site_id'], (string) $row['avatar_url'] ),
			department: (string) $row['department'],
			manager_id: null === $row['known_manager_id'] ? null : (int) $row['known_manager_id'],
			office_location: $row['office_location'] ?? '',
			extension: $row['extension'] ?? '',
			start_date: $row['start_date'] ?? '',
			account_email: (string) $row['user_email'],
			texts: array_map( 'strval', array_intersect_key( $row, array_flip( self::without_property( $columns ) ) ) ),
		);
	}

	/**
	 * @param list<string> $columns
	 * @return list<string>
	 */
	private static function without_property( array $columns ): array {
		return array_values( array_filter( $columns, static fn ( string $column ): bool => ! property_exists( Profile::class, $column ) ) );
	}

	/** @param array<string, mixed> $values */
	private static function json( array $values ): string {
		return (string) wp_json_encode( (object) $values, JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES );
	}
}
