<?php
/**
 * Every kind of write, from the same beginning.
 *
 * @package SvcCut
 */

declare( strict_types=1 );

namespace SvcCut;

use WP_REST_Request;

/** People, posts and imports that the writes are about. */
final class Writes {

	/** @var array<string, int> */
	private array $users = array();

	/** @var array<string, int> Of profiles. */
	private array $ids = array();

	/** @var list<int> */
	private array $posts;

	private int $bookmark;
	private int $checking;
	private int $running;
	private LeadWrites $leads;

	public function prepare(): void {
		require_once ABSPATH . 'wp-admin/includes/user.php';
		require_once ABSPATH . 'wp-admin/includes/ms.php';
		foreach ( array( 'boss', 'lead', 'kim', 'ana', 'new', 'gone', 'left' ) as $name ) {
			// Of a run before, on the same host.
			$known = get_user_by( 'login', "cut$name" );
			false === $known || wpmu_delete_user( $known->ID );
			$this->users[ $name ] = (int) wp_insert_user(
				array(
					'user_login' => "cut$name",
					'user_pass'  => $name,
					'user_email' => "cut$name@example.org",
				)
			);
		}
		$this->profile( 'boss', null );
		$this->profile( 'lead', 'boss' );
		$this->profile( 'kim', 'lead' );
		$this->profile( 'ana', 'lead' );
		$this->profile( 'gone', 'boss' );
		$this->profile( 'left', 'gone' );
		self::ask( 'DELETE', "/users/v1/profiles/{$this->ids['gone']}" );
		update_option( 'svc_fixture_builder', 1, true );
		for ( $number = 0; $number < 3; $number++ ) {
			$this->posts[] = (int) wp_insert_post(
				array(
					'post_title'  => "Cut $number",
					'post_status' => 'publish',
				)
			);
		}
		self::ask( 'POST', '/users/v1/intranet/bookmarks', array( 'post_id' => $this->posts[0] ) );
		$this->bookmark = (int) self::ask( 'GET', '/users/v1/intranet/bookmarks' )[1]['data'][0]['id'];
		$this->checking = $this->import();
		$this->running  = $this->import();
		$this->go_on( $this->running, 'check', 'checked' );
		$this->leads = new LeadWrites( $this->users['ana'] );
		$this->leads->prepare();
	}

	/** @return array<string, callable(): array{int, mixed}> Answers status and body; imports go on until they are through. */
	public function all(): array {
		$lead = "/users/v1/profiles/{$this->ids['lead']}";
		$kim  = "/users/v1/profiles/{$this->ids['kim']}";
		return array(
			'create a profile'         => fn (): array => self::ask( 'POST', '/users/v1/profiles', $this->draft( 'new', 'kim' ) ),
			'change a profile'         => static fn (): array => self::ask(
				'PUT',
				$kim,
				array(
					'job_title' => 'Closer',
					'role'      => 'assistant',
					'meta'      => array( 'svc_department' => 'Closing' ),
				)
			),
			'move to another account'  => fn (): array => self::ask( 'PUT', $lead, array( 'user_id' => $this->users['new'] ) ),
			'make a partner'           => static fn (): array => self::ask( 'PUT', $lead, array( 'role' => 'realtor_partner' ) ),
			'delete a profile'         => static fn (): array => self::ask( 'DELETE', $lead ),
			'delete a profile for good' => static fn (): array => self::ask( 'DELETE', $lead, query: array( 'force' => 'true' ) ),
			'restore a profile'        => fn (): array => self::ask( 'POST', "/users/v1/profiles/{$this->ids['gone']}/restore" ),
			'end a profile in the trash' => fn (): array => self::ask( 'DELETE', "/users/v1/profiles/{$this->ids['gone']}", query: array( 'force' => 'true' ) ),
			'move to another manager'  => fn (): array => self::ask( 'PUT', $kim, array( 'meta' => array( 'svc_reports_to' => $this->users['ana'] ) ) ),
			'change an intranet profile' => fn (): array => self::ask(
				'PUT',
				"/users/v1/intranet/profile/{$this->users['kim']}",
				array(
					'department'      => 'Closing',
					'office_location' => 'Aurora',
					'skills'          => array( 'Excel' ),
				)
			),
			'add a bookmark'           => fn (): array => self::ask( 'POST', '/users/v1/intranet/bookmarks', array( 'post_id' => $this->posts[1], 'collection' => 'Ideas' ) ),
			'move a bookmark'          => fn (): array => self::ask( 'PUT', "/users/v1/intranet/bookmarks/$this->bookmark", array( 'collection' => 'Ideas' ) ),
			'remove a bookmark'        => fn (): array => self::ask( 'DELETE', "/users/v1/intranet/bookmarks/$this->bookmark" ),
			'change the settings'      => static fn (): array => self::ask( 'PUT', '/users/v1/settings', array( 'owner_fields' => array( 'email' ) ) ),
			'switch a tool'            => static fn (): array => self::ask( 'PUT', '/modern-data/v1/settings', array( 'tools' => array( array( 'name' => 'svc-content-create-post', 'enabled' => true ) ) ) ),
			'send rows of an import'   => fn (): array => self::ask( 'PUT', "/users/v1/imports/$this->checking/rows", array( 'from' => 2, 'rows' => array( array( 'cutana@example.org', 'Ana', 'Other', '' ) ) ) ),
			'check an import'          => fn (): array => $this->go_on( $this->checking, 'check', 'checked' ),
			'run an import'            => fn (): array => $this->go_on( $this->running, 'run', 'finished' ),
			...$this->leads->all(),
		);
	}

	/** @return array{int, mixed} */
	public static function ask( string $method, string $path, array $body = array(), array $query = array() ): array {
		$request = new WP_REST_Request( $method, $path );
		$request->set_query_params( $query );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( (object) $body ) );
		$response = rest_do_request( $request );
		return array( $response->get_status(), $response->get_data() );
	}

	private function profile( string $name, ?string $manager ): void {
		list( $status, $profile ) = self::ask( 'POST', '/users/v1/profiles', $this->draft( $name, $manager ) );
		if ( 201 !== $status ) {
			throw new \RuntimeException( (string) wp_json_encode( $profile ) );
		}
		$this->ids[ $name ] = (int) $profile['id'];
	}

	/** @return array<string, mixed> */
	private function draft( string $name, ?string $manager ): array {
		return array(
			'user_id'    => $this->users[ $name ],
			'first_name' => ucfirst( $name ),
			'last_name'  => 'Cut',
			'email'      => "cut$name@example.org",
			'role'       => 'staff',
			'meta'       => array( 'svc_department' => 'Lending' ) + ( null === $manager ? array() : array( 'svc_reports_to' => $this->users[ $manager ] ) ),
		);
	}

	/** A person to change, one to make with an account, and their managers. */
	private function import(): int {
		list( , $import ) = self::ask(
			'POST',
			'/users/v1/imports',
			array(
				'name'             => 'Cut',
				'columns'          => array( 'account_email', 'first_name', 'last_name', 'role', 'email', 'department', 'manager' ),
				'creates_accounts' => true,
			)
		);
		$sent = self::ask(
			'PUT',
			"/users/v1/imports/{$import['id']}/rows",
			array(
				'from' => 2,
				'rows' => array(
					array( 'cutkim@example.org', 'Kim', 'Changed', 'staff', 'cutkim@example.org', 'Imports', 'cutboss@example.org' ),
					array( 'cutmade@example.org', 'Made', 'Cut', 'staff', 'cutmade@example.org', 'Imports', 'cutkim@example.org' ),
				),
			)
		);
		if ( 200 !== $sent[0] ) {
			throw new \RuntimeException( (string) wp_json_encode( array( $import, $sent ) ) );
		}
		return (int) $import['id'];
	}

	/** @return array{int, mixed} Once the import is through: whatever was disturbed, it can go on. */
	private function go_on( int $id, string $step, string $end ): array {
		for ( $turn = 0; $turn < 20; $turn++ ) {
			$answer = self::ask( 'POST', "/users/v1/imports/$id/$step" );
			if ( ( $answer[1]['status'] ?? null ) === $end ) {
				return $answer;
			}
		}
		throw new \RuntimeException( "The import stops at $step: " . wp_json_encode( $answer ) );
	}
}
