<?php

declare( strict_types=1 );

namespace Svc\Users\Intranet\Directory;

use Svc\Kernel\Schema\Choice;
use Svc\Kernel\Schema\Record;
use Svc\Kernel\Schema\Text;
use Svc\Kernel\Schema\TextFormat;
use Svc\Kernel\Schema\Whole;
use Svc\Users\Avatars\Avatars;
use Svc\Users\Avatars\Initials;
use Svc\Users\Fields\IntranetKey;
use Svc\Users\Fields\ProfileFields;
use Svc\Users\Fields\Role;
use Svc\Users\Storage\Profile;

/** A person in the directory. */
final class DirectoryItem {

	/** Columns of the profiles table, with the alias p. */
	public const COLUMNS = 'p.id, p.user_id, p.first_name, p.last_name, p.email, p.role, p.job_title, p.department, p.phone, p.extension, p.office_location, p.avatar_url, p.account_email';

	/**
	 * @param list<array<string, string|null>> $rows Rows with COLUMNS.
	 * @return list<array<string, mixed>>
	 */
	public static function of_rows( array $rows ): array {
		$avatars = new Avatars();
		$avatars->prepare( array_map( 'intval', array_column( $rows, 'user_id' ) ) );
		return array_map( static fn ( array $row ): array => self::of_row( $row, $avatars ), $rows );
	}

	/** @return array<string, mixed> */
	public static function of( Profile $profile ): array {
		return array(
			'id'              => $profile->user_id,
			'profile_id'      => $profile->id,
			'first_name'      => $profile->first_name,
			'last_name'       => $profile->last_name,
			'name'            => $profile->name(),
			'email'           => $profile->email,
			'role'            => $profile->role->value,
			'title'           => $profile->job_title,
			'department'      => $profile->department,
			'phone'           => $profile->phone,
			'extension'       => $profile->extension,
			'office_location' => $profile->office_location,
			'avatar_url'      => ( new Avatars() )->of( $profile ),
		);
	}

	public static function record(): Record {
		$members = array(
			'id'              => ( new Whole( 1 ) )->describe( __( 'User ID', 'svc' ) ),
			'profile_id'      => ( new Whole( 1 ) )->describe( __( 'Profile ID', 'svc' ) ),
			'first_name'      => ( new Text( 100, 1 ) )->describe( __( 'First name', 'svc' ) ),
			'last_name'       => ( new Text( 100, 1 ) )->describe( __( 'Last name', 'svc' ) ),
			'name'            => ( new Text( 201, 3 ) )->describe( __( 'First and last name', 'svc' ) ),
			'email'           => ( new Text( 254, 1, format: TextFormat::Email ) )->describe( __( 'E-mail', 'svc' ) ),
			'role'            => ( new Choice( array_column( Role::of_people(), 'value' ) ) )->describe( __( 'Role', 'svc' ) ),
			'title'           => ( new Text( 150 ) )->describe( __( 'Job title', 'svc' ) ),
			'department'      => IntranetKey::Department->type()->describe( __( 'Department', 'svc' ) ),
			'phone'           => ProfileFields::phone()->describe( __( 'Phone', 'svc' ) ),
			'extension'       => IntranetKey::Extension->type()->describe( __( 'Phone extension', 'svc' ) ),
			'office_location' => IntranetKey::OfficeLocation->type()->describe( __( 'Office or building', 'svc' ) ),
			'avatar_url'      => ( new Text( 2000, format: TextFormat::Uri ) )->describe( __( 'Photo address', 'svc' ) ),
		);
		return new Record( $members, array_keys( $members ) );
	}

	/**
	 * @param array<string, string|null> $row
	 * @return array<string, mixed>
	 */
	private static function of_row( array $row, Avatars $avatars ): array {
		return array(
			'id'              => (int) $row['user_id'],
			'profile_id'      => (int) $row['id'],
			'first_name'      => (string) $row['first_name'],
			'last_name'       => (string) $row['last_name'],
			'name'            => "{$row['first_name']} {$row['last_name']}",
			'email'           => (string) $row['email'],
			'role'            => (string) $row['role'],
			'title'           => (string) $row['job_title'],
			'department'      => (string) $row['department'],
			'phone'           => (string) $row['phone'],
			'extension'       => (string) $row['extension'],
			'office_location' => (string) $row['office_location'],
			'avatar_url'      => $avatars->url( (string) $row['avatar_url'], Initials::of( (string) $row['first_name'], (string) $row['last_name'] ), (int) $row['user_id'], (string) $row['account_email'] ),
		);
	}
}
