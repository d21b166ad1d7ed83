<?php

declare( strict_types=1 );

namespace Svc\Users;

use Svc\Kernel\Database\Database;
use Svc\Kernel\Database\Migration;
use Svc\Kernel\Rest\Route;
use Svc\Users\Accounts\AccountOperations;
use Svc\Users\Accounts\AccountStore;
use Svc\Users\Intranet\IntranetMeta;
use Svc\Users\Migrations\CreateProfiles;
use Svc\Users\Migrations\CreateSearchIndex;
use Svc\Users\Profiles\Managers;
use Svc\Users\Profiles\MetaKeys;
use Svc\Users\Profiles\Standings;
use Svc\Users\Profiles\Photos;
use Svc\Users\Profiles\ProfileChanges;
use Svc\Users\Profiles\ProfileFields;
use Svc\Users\Profiles\ProfileFollower;
use Svc\Users\Profiles\ProfileInput;
use Svc\Users\Profiles\ProfileLists;
use Svc\Users\Profiles\ProfileOperations;
use Svc\Users\Profiles\ProfilePolicy;
use Svc\Users\Profiles\ProfilePresenter;
use Svc\Users\Profiles\Profiles;
use Svc\Users\Profiles\ProfileStore;
use Svc\Users\Profiles\ProfileWriter;
use Svc\Users\Profiles\SearchIndex;
use Svc\Users\Settings\Settings;
use Svc\Users\Settings\SettingsOperations;

/** The users component: how its parts are put together, and what of them is offered where. */
final class Users {

	public const BASE = 'users/v1';

	public readonly ProfileStore $profile_store;

	private readonly MetaKeys $meta_keys;
	private readonly SearchIndex $index;
	private readonly Standings $standings;
	private readonly IntranetMeta $intranet;
	private readonly ProfileWriter $writer;
	private readonly Photos $photos;
	private readonly Settings $settings;

	public function __construct( private readonly Database $database ) {
		$this->meta_keys     = new MetaKeys();
		$this->index         = new SearchIndex( $database, $this->meta_keys );
		$this->profile_store = new ProfileStore( $database, $this->index );
		$this->standings   = new Standings( $this->profile_store );
		$this->intranet      = new IntranetMeta( $database );
		$this->writer        = new ProfileWriter( $database, $this->profile_store, $this->intranet );
		$this->photos        = new Photos();
		$this->settings      = new Settings();
	}

	/** @return list<Migration> */
	public function migrations(): array {
		return array(
			new CreateProfiles(),
			new CreateSearchIndex( $this->index, $this->profile_store ),
		);
	}

	public function register(): void {
		$this->standings->register();
		( new Capabilities( $this->standings ) )->register();
		( new ProfileFollower( $this->profile_store, $this->writer, $this->intranet, $this->photos ) )->register();
	}

	/** @return list<Route> */
	public function routes(): array {
		$profiles = $this->profile_operations();
		$accounts = new AccountOperations( new AccountStore( $this->database ) );
		$settings = new SettingsOperations( $this->settings );
		return array(
			Route::get( '/profiles', $profiles->list() ),
			Route::post( '/profiles', $profiles->create() ),
			Route::get( '/profiles/{id}', $profiles->get() ),
			Route::put( '/profiles/{id}', $profiles->update() ),
			Route::delete( '/profiles/{id}', $profiles->delete() ),
			Route::get( '/profiles/user/{user_id}', $profiles->get_by_user() ),
			Route::get( '/accounts', $accounts->list() ),
			Route::get( '/settings', $settings->get() ),
			Route::put( '/settings', $settings->update() ),
		);
	}

	public function uninstalls_data(): bool {
		return $this->settings->deletes_data_on_uninstall();
	}

	public function delete_settings_and_meta(): void {
		IntranetMeta::uninstall();
		Settings::uninstall();
	}

	private function profile_operations(): ProfileOperations {
		$fields    = new ProfileFields( $this->meta_keys );
		$policy    = new ProfilePolicy( $this->settings, $this->standings );
		$presenter = new ProfilePresenter( $policy, $this->meta_keys );
		$profiles  = new Profiles(
			$this->profile_store,
			new ProfileLists( $this->database, $this->index ),
			$this->writer,
			$policy,
			$presenter,
			new ProfileInput( $this->meta_keys, $this->photos ),
			new Managers( $this->profile_store ),
			new ProfileChanges( $fields, $policy, $presenter ),
			$this->meta_keys,
		);
		return new ProfileOperations( $profiles, $policy, $fields );
	}
}
